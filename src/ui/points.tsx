import { css } from '@linaria/core'
import { WordBreaks } from './word-breaks.tsx'

/** A list of short points, each with a stroke in front; without any there is no list. */
export function Points({ points }: { points: readonly string[] }) {
  return points.length === 0 ? null : (
    <ul className={list}>
      {points.map((point) => (
        <li key={point}>
          <WordBreaks text={point} />
        </li>
      ))}
    </ul>
  )
}

const list = css`
  margin-block-end: var(--space-2);

  li {
    position: relative;
    padding-block: 0.25rem;
    padding-inline-start: var(--space-3);
  }

  li::before {
    content: '';
    position: absolute;
    inset: 1.05em auto auto 0;
    width: 0.875rem;
    border-block-start: 2px solid var(--accent);
  }
`
