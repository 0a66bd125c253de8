import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { Text, WordBreaks } from '../ui/word-breaks.tsx'
import { Actions } from './actions.tsx'

type Props = Pick<PageCopy, 'badge' | 'heading' | 'lead' | 'actions'> & {
  /** A drawing beside the heading, in narrow windows below it. */
  illustration: ReactElement
  /** Narrow windows do without the drawing: there the content begins in the first view. */
  isBrief?: boolean
  /** Before the drawing, in wide windows below it. */
  index?: ReactNode
  /** Below the actions. */
  children?: ReactNode
}

/** The beginning of a page: its main heading and what it is about. */
export function PageHero({ badge, heading, lead, actions, ...props }: Props) {
  const { illustration, isBrief, index, children } = props
  return (
    <header className={hero} data-brief={isBrief}>
      <div>
        {badge && <Text text={badge} />}
        <h1 tabIndex={-1}>
          <WordBreaks text={heading} />
        </h1>
        <Text text={lead} />
        {actions && <Actions actions={actions} />}
        {children}
      </div>
      {index}
      <div>{illustration}</div>
    </header>
  )
}

const hero = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-4);

  > :first-child {
    max-width: 52rem;
  }

  > :last-child {
    container-type: inline-size;
  }

  h1 {
    margin-block-end: var(--space-3);
  }

  /* The line above the heading, and the introduction below it. */
  > div > p:has(+ h1) {
    margin-block-end: var(--space-2);
    color: var(--accent-text);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }

  h1 + p {
    max-width: var(--measure);
    margin-block-end: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-lead);
    line-height: 1.45;
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > nav {
      grid-area: 2 / 1 / auto / -1;
    }
  }

  @media (width < 40rem) {
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  @media (width < 64rem) {
    &[data-brief] > :last-child {
      display: none;
    }
  }

  @media print {
    &[class] {
      gap: var(--space-3);
      padding-block: 0;
    }

    > :last-child {
      max-width: 24rem;
    }
  }
`
