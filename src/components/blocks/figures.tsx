import { css } from '@linaria/core'
import type { Figure } from '../../content/page-copy.ts'

/** Figures that the company vouches for, large, side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={row}>
      {figures.map(({ value, label }) => (
        <div key={label} className={figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-3) 0;
  margin: 0;
`

const figure = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--line-strong);

  dt {
    max-width: 16rem;
    color: var(--ink-soft);
  }

  dd {
    margin: 0 0 var(--space-1);
    font-size: var(--text-figure);
    overflow-wrap: normal;
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1;
  }
`
