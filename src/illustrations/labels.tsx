import { useDrawingTexts } from '../i18n/language-provider.tsx'
import { sheetText } from './plan-text.tsx'
import type { Point } from './trace.ts'

/** With a line to what it names, where it is not in its place already. */
type Place = { at: Point; from?: Point; anchor?: 'start' | 'middle' | 'end' }

/** A text that is the same in every language, or the name of one in `drawing` of the page's copy. */
export type Label = Place & ({ text: string } | { name: string })

/** The lettering of a sheet. */
export function Labels({ labels: all }: { labels: readonly Label[] }) {
  const texts = useDrawingTexts()
  const labels = all.flatMap((label) => {
    const text = 'text' in label ? label.text : texts[label.name]
    return text === undefined ? [] : { ...label, text }
  })
  const leaders = labels.flatMap(({ from, at, anchor }) =>
    from
      ? [`M${from[0]} ${from[1]}h0M${from[0]} ${from[1]}L${at[0]} ${at[1]}h${anchor === 'end' ? -8 : 8}`]
      : [],
  )
  return (
    <g className={sheetText}>
      {leaders.length > 0 && (
        <path d={leaders.join('')} fill="none" stroke="var(--line-strong)" strokeWidth="1" />
      )}
      {labels.map(({ text, at: [x, y], from, anchor }) => (
        <text key={text} x={x + (from ? (anchor === 'end' ? -13 : 13) : 0)} y={y + 4.5} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}
