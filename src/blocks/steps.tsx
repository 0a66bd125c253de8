import { css } from '@linaria/core'
import type { Step } from '../content/page-copy.ts'
import { TitledText } from '../ui/titled-text.tsx'

/** Steps in their order, along a line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={line}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ol>
  )
}

const line = css`
  max-width: var(--measure);
  margin-block-end: calc(-1 * var(--space-3));
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 var(--space-3) var(--space-5);
    counter-increment: step;
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 2.25rem auto 0 1.125rem;
    border-inline-start: 1px solid var(--line-strong);
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border: 2px solid var(--accent);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  h3 {
    padding-block-start: 0.375rem;
  }

  p {
    margin: 0;
  }
`
