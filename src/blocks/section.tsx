import { css } from '@linaria/core'
import { closingPaper, notPrinted } from '../style/fragments.ts'

/**
 * A section of a page; in wide windows its heading is in a margin of its own. A wide one has it above: its content takes
 * the whole width.
 */
export const section = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block-start: var(--rule);

  @media (width < 40rem) {
    gap: var(--space-2);
    padding-block: var(--space-3);
  }

  /* The last one of a page. */
  &[data-closing] {
    border-block-start: 0;
    ${closingPaper}
  }

  /* A surveyor's mark at the start of a section. */
  &:not([data-closing])::before {
    content: '';
    position: absolute;
    inset: -1px auto auto 0;
    width: 3rem;
    border-block-start: 3px solid var(--accent);
  }

  @media (min-width: 64rem) {
    grid-template-columns: var(--margin-column) minmax(0, 1fr);
    column-gap: var(--space-5);

    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    row-gap: var(--space-1);
    padding-block: var(--space-2) 0;
    border: 0;

    /* It would stay behind at the foot of a sheet. */
    &:not([data-closing])::before {
      content: none;
    }
  }
`

/** Heading and introduction of a section. */
export const sectionHeading = css`
  max-width: var(--measure);

  p {
    margin-block: var(--space-2) 0;
    color: var(--ink-soft);
  }

  /* The margin is narrow: very long words are hyphenated. */
  @media (min-width: 64rem) {
    section:not([data-wide]) > & h2 {
      hyphens: auto;
      hyphenate-limit-chars: 16 6 6;
    }
  }
`

/** The call to action that closes a page. */
export const closing = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  align-items: end;
  margin-block-start: var(--space-4);
  padding-block: var(--space-5);
  ${closingPaper}

  @media (min-width: 64rem) {
    grid-template-columns: minmax(34%, 1fr) auto;
  }

  ${notPrinted}
`
