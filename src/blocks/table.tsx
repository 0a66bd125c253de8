import { css } from '@linaria/core'
import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table that scrolls inside its frame if it is wider; the frame has a tab stop. */
export function Table({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column; rows never change.
                <td key={index} data-head={index > 0 && head.length > 2 ? head[index] : undefined}>
                  <WordBreaks text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const frame = css`
  overflow-x: auto;

  table {
    width: 100%;
    min-width: 32rem;
  }

  thead th {
    border-block-end: 2px solid var(--ink);
  }

  td:first-child {
    font-weight: var(--weight-strong);
  }

  /* On a phone each row is an entry, and each cell has the name of its column. */
  @container (max-width: 30rem) {
    table {
      display: block;
      min-width: 0;
    }

    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      padding-block: var(--space-2);
      border-block-end: var(--rule);
    }

    td {
      padding: 0;
      border: 0;
    }

    td[data-head]::before {
      content: attr(data-head) ': ';
      color: var(--ink-soft);
    }
  }
`
