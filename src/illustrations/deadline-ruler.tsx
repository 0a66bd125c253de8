import { useDrawingTexts } from '../i18n/language-provider.tsx'
import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'
import { hatch, line, ticks } from './trace.ts'

const first = 24
const part = 432 / 31
const at = (day: number) => first + (day - 1) * part

/** A month as a ruler: nothing changes around the returns of the 10th and the 15th, maintenance comes after them. */
export function DeadlineRuler() {
  const { scale = '' } = useDrawingTexts()
  return (
    <Sheet scale={scale}>
      <g stroke="var(--line-strong)">
        <path d={hatch(at(8), 60, at(17) - at(8), 120, 9)} />
        <path
          d={line([
            [at(8), 60],
            [at(8), 180],
          ])}
        />
        <path
          d={line([
            [at(17), 60],
            [at(17), 180],
          ])}
        />
        <path d={ticks(first, 180, part, 31, 40, 10)} strokeWidth="1.5" />
      </g>
      <g stroke="currentColor">
        <path d={`M${first} 180h432v56H${first}z`} strokeWidth="2.5" />
        <path d={weeks} strokeWidth="8" />
        <path d={`M${at(19)} 110H${at(30)}m0-7v14M${at(19)} 103v14`} />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d={`M${at(10.5)} 236V44h16v12h-16M${at(15.5)} 236V44h16v12h-16`} />
      </g>
      <g fill="var(--accent)">
        <circle cx={at(10.5)} cy="236" r="4" />
        <circle cx={at(15.5)} cy="236" r="4" />
      </g>
      <Labels
        labels={[
          { text: '10.', at: [at(10.5), 262], anchor: 'middle' },
          { text: '15.', at: [at(15.5), 262], anchor: 'middle' },
          { text: '1.', at: [first, 262] },
          { text: '31.', at: [456, 262], anchor: 'end' },
          { name: 'quiet', from: [at(8), 82], at: [84, 82], anchor: 'end' },
          { name: 'maintenance', at: [at(24.5), 90], anchor: 'middle' },
        ]}
      />
    </Sheet>
  )
}

/** The weeks of the scale, filled and empty in turns. */
const weeks = [1, 15, 29]
  .map((day) => `M${at(day).toFixed(1)} 232h${(Math.min(7, 32 - day) * part).toFixed(1)}`)
  .join('')
