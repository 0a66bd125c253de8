import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table like those of articles, whose styles are in `src/style/base.css`. */
export function Table({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className="scroll" aria-label={caption} tabIndex={0}>
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
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key="row" scope="row" data-head={head.length > 2 ? head[0] : undefined}>
                    <WordBreaks text={cell} />
                  </th>
                ) : (
                  // Stacked on phones, a pair needs no label.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column; rows never change.
                  <td key={index} data-head={head.length > 2 ? head[index] : undefined}>
                    <WordBreaks text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
