import { css } from '@linaria/core'
import type { EmergencyCopy } from '../content/emergency-copy.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The heading of the page, on the sheet itself; paper goes without the introduction. */
export function SheetHead({ copy }: { copy: EmergencyCopy }) {
  return (
    <header className={head}>
      <p>{copy.badge}</p>
      <h1 tabIndex={-1}>
        <WordBreaks text={copy.heading} />
      </h1>
      <p>
        <WordBreaks text={copy.lead} />
      </p>
    </header>
  )
}

const head = css`
  padding: var(--space-3) var(--space-2) var(--space-4);

  h1 {
    font-size: clamp(2rem, 0.6rem + 3vw, 3.25rem);
  }

  p {
    max-width: var(--measure);
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

  @media print {
    align-self: end;
    padding: 3mm 4mm;

    h1 {
      margin: 0;
      font-size: 16pt;
    }

    p:first-child {
      font-size: 9pt;
    }

    h1 ~ p {
      display: none;
    }
  }
`
