import { css } from '@linaria/core'
import type { Question } from '../content/page-copy.ts'
import { openDetails, summaries } from '../style/fragments.ts'
import { Text, WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  /** The browser shows one open answer at a time among those of the same name. */
  name: string
  questions: readonly Question[]
}

export function Questions({ name, questions }: Props) {
  return (
    <div className={list}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <WordBreaks text={question} />
          </summary>
          <Text text={answer} />
        </details>
      ))}
    </div>
  )
}

const list = css`
  details {
    border-block-end: var(--rule);
  }

  ${summaries}

  summary {
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);
    font-size: var(--text-h3);
    line-height: 1.3;
  }

  summary::after {
    font-size: 1.5rem;
    line-height: 1;
  }

  p {
    max-width: var(--measure);
  }

  /* On paper nothing can be opened. */
  @media print {
    details {
      break-inside: avoid;
    }

    ${openDetails}

    summary::after {
      content: none;
    }
  }
`
