import { css } from '@linaria/core'
import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { notPrinted } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The heading of the page, on the sheet itself. */
export function Introduction({ copy }: { copy: SitePlanCopy }) {
  return (
    <header className={introduction}>
      <p>{copy.badge}</p>
      <h1 tabIndex={-1}>{copy.heading}</h1>
      <p>
        <WordBreaks text={copy.lead} />
      </p>
    </header>
  )
}

const introduction = css`
  padding: var(--space-3) var(--space-2) var(--space-4);

  h1 {
    font-size: clamp(2rem, 0.6rem + 3vw, 3.25rem);
  }

  p {
    margin-block: var(--space-2) 0;
  }

  p:first-child {
    margin: 0 0 var(--space-1);
    color: var(--accent-text);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }

  @media (width >= 64rem) {
    padding: var(--space-4) var(--space-3);
  }

  ${notPrinted}
`
