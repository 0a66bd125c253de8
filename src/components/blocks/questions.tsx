import { css } from '@linaria/core'
import type { Question } from '../../content/page-copy.ts'

/** Questions and answers. One is open at a time: the browser closes the others of the same name. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={list}>
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

const list = css`
  max-width: 48rem;

  details {
    border-block-end: var(--rule);
  }

  summary {
    display: flex;
    gap: var(--space-3);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--space-2);
    font-size: var(--text-h3);
    font-weight: var(--weight-strong);
    line-height: 1.3;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+';
    color: var(--accent-text);
    font-size: 1.5rem;
    line-height: 1;
  }

  details[open] summary::after {
    content: '–';
  }

  p {
    max-width: var(--measure);
  }
`
