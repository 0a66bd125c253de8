import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'
import type { Action } from '../content/page-copy.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { Actions } from './actions.tsx'

type Props = {
  badge?: string | undefined
  heading: string
  /** Read after the heading, and not shown. */
  unseen?: string
  lead: string
  actions?: Action[] | undefined
  /** A drawing beside the heading, in narrow windows below it. */
  illustration?: ReactElement | undefined
  /** Narrow windows do without the drawing: there the content begins in the first view. */
  isBrief?: boolean | undefined
  /** Before the drawing, in wide windows below it. */
  index?: ReactNode
  /** Below the actions. */
  children?: ReactNode
}

/** The beginning of a page: its main heading and what it is about. */
export function PageHero({
  badge,
  heading,
  unseen,
  lead,
  actions,
  illustration,
  isBrief,
  index,
  children,
}: Props) {
  return (
    <header
      className={hero}
      data-illustrated={illustration ? '' : undefined}
      data-brief={isBrief ? '' : undefined}
    >
      <div className={illustration ? text : wideText}>
        {badge && (
          <p className={eyebrow}>
            <WordBreaks text={badge} />
          </p>
        )}
        <h1 tabIndex={-1}>
          <WordBreaks text={heading} />
          {unseen && <span className="sr-only">{` – ${unseen}`}</span>}
        </h1>
        <p className={introduction}>
          <WordBreaks text={lead} />
        </p>
        {actions && <Actions actions={actions} />}
        {children}
      </div>
      {index}
      {illustration && <div className={drawing}>{illustration}</div>}
    </header>
  )
}

const hero = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-5);

  @media (min-width: 64rem) {
    &[data-illustrated] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      padding-block: var(--space-4);
    }

    > nav {
      grid-area: 2 / 1 / auto / -1;
    }
  }

  @media (width < 40rem) {
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  @media (width < 64rem) {
    &[data-brief] {
      padding-block: var(--space-3);

      &[data-illustrated] > :last-child {
        display: none;
      }
    }
  }

  @media print {
    &[class] {
      gap: var(--space-3);
      padding-block: 0;
    }
  }
`

const text = css`
  max-width: 52rem;

  h1 {
    margin-block-end: var(--space-3);
  }
`

/* Without a drawing: in wide windows the introduction is beside the heading, as the text of a section is. */
const wideText = css`
  h1 {
    margin-block-end: var(--space-3);
  }

  @media (min-width: 64rem) {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-5);

    > :first-child:not(h1) {
      grid-column: 1 / -1;
    }

    h1 {
      grid-area: 2 / 1 / span 2;
      margin: 0;
      /* In half of the width "Geschäftsbedingungen" needs its soft hyphen. */
      hyphens: manual;
    }

    h1 + p {
      grid-area: 2 / 2;
      margin-block-start: 0.5rem;
    }

    h1 + p + * {
      grid-area: 3 / 2;
    }
  }
`

const eyebrow = css`
  margin-block-end: var(--space-2);
  color: var(--accent-text);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
`

const introduction = css`
  max-width: var(--measure);
  margin-block-end: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-lead);
  line-height: 1.45;
`

const drawing = css`
  container-type: inline-size;

  @media print {
    max-width: 24rem;
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`
