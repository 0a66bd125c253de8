import { css } from '@linaria/core'
import type { Figure } from '../content/page-copy.ts'
import { Text } from '../ui/word-breaks.tsx'

/** The company's figures, large, side by side; what qualifies a number, such as "up to", is small before it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={row}>
      {figures.map(({ value, label }) => {
        const [qualifier] = /^\D+(?= \S*\d)/.exec(value) ?? []
        return (
          <div key={label}>
            <Text in="dt" text={label} />
            <dd>
              {qualifier && <small>{qualifier}</small>}
              {value.slice(qualifier?.length)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;

  @container (min-width: 42rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 56rem) {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding: var(--space-2) var(--space-3) var(--space-3) 0;
    border-block-start: 0.5rem double var(--ink);

    dt {
      color: var(--ink-soft);
    }

    dd {
      order: -1;
      align-self: end;
      margin: 0 0 var(--space-1);
      /* Letters twice as large still fit a phone. */
      font-size: min(var(--text-figure), 13cqi);
      overflow-wrap: normal;
      font-weight: var(--weight-strong);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.03em;
      line-height: 1;
    }

    small {
      font-size: var(--text);
      letter-spacing: 0;
    }
  }
`
