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
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  /* Four are in pairs before they are in a row, never three and one. */
  @container (42rem <= width < 56rem) {
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :nth-child(n + 3) {
        margin-block-start: var(--space-3);
      }
    }
  }

  /* Each figure has a part of a scale: above the figures in a row, beside them in a column. */
  > div {
    position: relative;
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding: 0 var(--space-3) var(--space-3);

    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      width: 0.5rem;
      border: 1px solid var(--ink);
    }

    /* Filled with its border: forced colours and print omit backgrounds. */
    &:nth-child(odd)::before {
      border-width: 0.25rem;
    }

    @container (min-width: 42rem) {
      padding: var(--space-4) var(--space-3) 0 0;

      &::before {
        inset: 0 0 auto;
        width: auto;
        height: 0.5rem;
      }
    }

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
