import { css } from '@linaria/core'
import { needsScripts, notPrinted, paperSheet, wideDrawing } from '../../style/fragments.ts'

/*
 * Wide windows: the questions on the left, the plan stays beside them on the right; the result has the whole width below
 * both. Narrow windows: one column, in which the plan stays in view while the questions are answered, and the result
 * scrolls over it. Paper: the plan and the result.
 */

export const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${paperSheet}

  @media screen and (width >= 48rem) {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }

  @media print {
    h2 {
      margin-block-end: 2mm;
    }
  }
`

/** The column of the plan. */
export const side = css`
  display: contents;

  @media screen and (width >= 48rem) {
    display: block;
    grid-area: 1 / 2 / span 2;
    border-inline-start: 1px solid var(--ink);
    background: radial-gradient(circle, var(--line) 1px, var(--paper) 1.5px) 0 0 / 1.25rem 1.25rem;
  }
`

export const plan = css`
  border-block: 1px solid var(--ink);
  background: var(--paper);
  ${wideDrawing}

  @media screen and (width < 48rem) {
    svg {
      max-height: 12rem;
    }
  }

  /* Not above the question for consent: little would be left between both. */
  @media screen and (width < 48rem) and (min-height: 40rem) {
    :root:not([data-consent='missing']) & {
      position: sticky;
      inset-block-start: 3.75rem;
      z-index: 1;
    }

    :root:has(&) {
      scroll-padding-block-start: 17rem;
    }
  }

  @media screen and (width >= 48rem) {
    position: sticky;
    inset-block-start: var(--header);
    border-block-start: 0;
  }

  @media print {
    border-block: 0;

    svg {
      max-height: 118mm;
    }
  }
`

/** A part of the result. */
export const part = css`
  position: relative;
  z-index: 1;
  padding: var(--space-2);
  border-block-start: 1px solid var(--ink);
  background: var(--paper);

  @media (width >= 64rem) {
    padding: var(--space-3);
  }

  @media print {
    padding: 3mm 4mm;
    font-size: 10pt;
    line-height: 1.4;
  }
`

/** Two parts beside each other, where there is room. */
export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media screen and (width >= 48rem) {
    border-inline-start: 1px solid var(--ink);
  }

  @media (width >= 64rem), print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > div + div {
      border-inline-start: 1px solid var(--ink);
    }
  }
`

/** Of a row of actions. */
export const actions = css`
  align-items: center;

  p {
    flex-basis: 100%;
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-small);

    &:empty {
      position: absolute;
    }
  }

  [type='reset'] {
    min-height: 3rem;
    padding-inline: var(--space-1);
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [type='button'] {
    ${needsScripts}
  }

  @media screen and (width >= 48rem) {
    grid-column: 1 / -1;
  }

  ${notPrinted}
`
