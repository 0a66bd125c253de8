import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, hatch, polygon } from '../trace.ts'

/** Office and hall with a ditch between them: the only bridge can be drawn, and the hall works on. */
export function Drawbridge() {
  return (
    <Sheet scale="1:500">
      <path d="M196 0v370m8-370v370m44-370v370m8-370v370" stroke="var(--line)" />
      <g stroke="var(--line-strong)">
        <path d={counterscarp(office, 16)} />
        <path d={hatch(296, 66, 144, 42, 9)} />
        <path d="M296 108h144M368 108v146M296 180h144" />
        <path d="M212 150h28v20h-28" strokeDasharray="5 4" strokeWidth="1.5" />
      </g>
      <g stroke="currentColor">
        <path d="M212 0v150m0 20v200M240 0v150m0 20v200" strokeWidth="1.5" />
        <path d={bastioned(office)} strokeWidth="2.5" />
        <path d="M296 150V66h144v188H296v-84" strokeWidth="2.5" />
        <path d={machines} strokeWidth="1.5" />
        <path d="M240 150h56m-56 20h56" strokeWidth="1.5" />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d="M96 160h116" />
        <path d="M212 146v28" strokeWidth="5" />
      </g>
      <circle cx="96" cy="160" r="4" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'office', at: [96, 268], anchor: 'middle' },
          { name: 'gate', from: [212, 178], at: [184, 304], anchor: 'end' },
          { name: 'hall', at: [368, 282], anchor: 'middle' },
        ]}
      />
    </Sheet>
  )
}

const office = polygon([96, 160], 82, 4, 45)

const machines = [
  [312, 124],
  [386, 124],
  [312, 200],
  [386, 200],
]
  .map(([x, y]) => `M${x} ${y}h38v38h-38zm9 9h20v20h-20z`)
  .join('')
