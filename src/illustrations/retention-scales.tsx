import { useDrawingTexts } from '../i18n/language-provider.tsx'
import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'

const right = 452

/** How many parts a scale has, and how many days each is long: the retention of backups (spec §9). */
const scales = [
  { name: 'days', parts: 7, length: 1 },
  { name: 'weeks', parts: 4, length: 7 },
  { name: 'months', parts: 12, length: 30.4 },
  { name: 'years', parts: 7, length: 365 },
].map((scale, index) => {
  const width = 94 * Math.log10(scale.parts * scale.length)
  return { ...scale, width, x: right - width, y: 62 + index * 60 }
})

/** Scales that end today and reach back further and further; lengths are logarithms of days. */
export function RetentionScales() {
  const { scale = '' } = useDrawingTexts()
  return (
    <Sheet scale={scale} detail="220 170 140 92">
      <path
        d={scales.map(({ x, y }) => `M${x.toFixed(1)} ${y}V288`).join('')}
        stroke="var(--line-strong)"
        strokeDasharray="2 4"
      />
      <g stroke="currentColor">
        {scales.map(({ parts, width, x, y }) => (
          <g key={y}>
            <path d={`M${x.toFixed(1)} ${y}h${width.toFixed(1)}v20H${x.toFixed(1)}z`} strokeWidth="1.5" />
            <path
              d={`M${x.toFixed(1)} ${y + 15}h${width.toFixed(1)}`}
              strokeWidth="10"
              strokeDasharray={(width / parts).toFixed(2)}
            />
          </g>
        ))}
        <path d="M24 288h428" />
      </g>
      <path d={`M${right} 30v258`} stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx={right} cy="30" r="5" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'today', at: [right - 14, 30], anchor: 'end' },
          ...scales.map(({ name, x, y }) => ({
            name,
            at: [x - 10, y + 10] as const,
            anchor: 'end' as const,
          })),
        ]}
      />
    </Sheet>
  )
}
