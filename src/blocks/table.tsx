import { css } from '@linaria/core'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  isSpecimen?: boolean | undefined
}

/** A table like those of articles, whose styles are in `src/style/base.css`. */
export function Table({ caption, head, rows, isSpecimen }: Props) {
  const { specimen } = useContentMessages()
  // Stacked on phones, a pair needs no labels.
  const labels = head.length > 2 ? head : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className="scroll" aria-label={caption} tabIndex={0}>
      {isSpecimen && <p className={stamp}>{specimen}</p>}
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
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row" data-head={labels[0]}>
                <WordBreaks text={first} />
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column; rows never change.
                <td key={index} data-head={labels[index + 1]}>
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

const stamp = css`
  width: fit-content;
  margin: 0.25rem 0.25rem 0.25rem auto;
  padding: 0.1em 0.6em;
  border: 2px solid;
  color: var(--accent-text);
  font-weight: var(--weight-strong);
  rotate: -5deg;
`
