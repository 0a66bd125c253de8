import { css } from '@linaria/core'
import type { Tariff } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { NestedTraces } from '../illustrations/fortress/nested-traces.tsx'
import { fill } from '../site/fill.ts'
import { Points } from '../ui/points.tsx'
import { Text } from '../ui/word-breaks.tsx'
import { ActionLink } from './actions.tsx'

/** Tariffs side by side; each has one more wall around it than the one before. */
export function Plans({ plans }: { plans: readonly Tariff[] }) {
  const { enquireAbout } = useContentMessages()
  return (
    <ul className={row}>
      {plans.map((plan, index) => (
        <li key={plan.name} className={column} data-plan data-badge={Boolean(plan.badge) || undefined}>
          <NestedTraces rings={Math.min(index + 1, 3) as 1 | 2 | 3} />
          <h3>{plan.name}</h3>
          {plan.badge && <p className={mark}>{plan.badge}</p>}
          <p className={price}>
            {plan.price}
            {plan.unit && <small>{plan.unit}</small>}
          </p>
          <Text text={plan.text} />
          <Points points={plan.features} />
          <ActionLink
            action={{ call: 'form', label: fill(enquireAbout, { tariff: plan.name }), tariff: plan.tariff }}
            isMain={Boolean(plan.badge)}
          />
        </li>
      ))}
    </ul>
  )
}

const row = css`
  display: grid;
  border: var(--rule);

  @container (min-width: 54rem) {
    grid-template-rows: repeat(6, auto);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  @media print {
    grid-template-rows: repeat(4, auto);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const column = css`
  position: relative;
  display: grid;
  grid-row: span 6;
  grid-template: subgrid / minmax(0, 1fr);
  padding: var(--space-3);
  hyphens: auto;
  hyphenate-limit-chars: 16 6 6;
  outline: 1px solid var(--line);

  &[data-badge] {
    background: var(--paper-sunken);
    border-block-start: 3px solid var(--accent);
  }

  > svg {
    width: 6rem;
    margin-block-end: var(--space-2);
  }

  /* Side by side on paper, too, which has no room for the drawings. */
  @media print {
    && {
      grid-row: span 4;
      grid-template: subgrid / minmax(0, 1fr);
      padding: var(--space-3) var(--space-1) var(--space-1);
      font-size: 9pt;
    }

    > svg {
      display: none;
    }
  }
`

const mark = css`
  position: absolute;
  inset: 0 auto auto var(--space-3);
  margin: 0;
  padding-inline: var(--space-1);
  background: var(--accent);
  color: var(--on-accent);
  forced-color-adjust: none;
  font-size: var(--text-small);
  font-weight: var(--weight-strong);

  @media print {
    inset-inline-start: var(--space-1);
  }
`

const price = css`
  font-size: 1.75rem;
  line-height: 1.15;
  letter-spacing: -0.018em;
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-small);
    font-weight: var(--weight);
    letter-spacing: 0;
    line-height: 1.6;
  }
`
