import { css } from '@linaria/core'
import type { Plan } from '../../content/page-copy.ts'
import { useContentMessages } from '../../hooks/language.tsx'
import { NestedTraces } from '../../illustrations/nested-traces.tsx'
import { Points } from './points.tsx'

/** Tariffs side by side; each has one more wall around it than the one before. */
export function Plans({ plans, note }: { plans: readonly Plan[]; note: string | undefined }) {
  const { popular } = useContentMessages()
  return (
    <>
      <ul className={row}>
        {plans.map((plan, index) => (
          <li key={plan.name} className={column} data-plan data-popular={plan.popular || undefined}>
            <NestedTraces rings={Math.min(index + 1, 3) as 1 | 2 | 3} />
            <h3>{plan.name}</h3>
            {plan.popular && <p className={mark}>{popular}</p>}
            <p className={price}>{plan.price}</p>
            <p>{plan.text}</p>
            <Points points={plan.features} />
          </li>
        ))}
      </ul>
      {note && <p className={small}>{note}</p>}
    </>
  )
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  margin: 0 0 var(--space-2);
  padding: 0;
  border: var(--rule);
  list-style: none;
`

const column = css`
  position: relative;
  padding: var(--space-3);
  outline: 1px solid var(--line);

  &[data-popular] {
    background: var(--paper-sunken);
    box-shadow: inset 0 3px var(--accent);
  }

  > svg {
    display: block;
    width: 6rem;
    height: auto;
    margin-block-end: var(--space-2);
  }
`

const mark = css`
  position: absolute;
  inset: var(--space-3) var(--space-3) auto auto;
  margin: 0;
  color: var(--accent-text);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
`

const price = css`
  font-size: var(--text-lead);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
`

const small = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: var(--text-small);
`
