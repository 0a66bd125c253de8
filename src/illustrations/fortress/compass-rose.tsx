import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'

/** The compass rose of a plan. */
export function CompassRose() {
  return (
    <Sheet scale="360°">
      <g stroke="var(--line-strong)">
        <circle cx="240" cy="172" r="122" />
        <circle cx="240" cy="172" r="116" strokeWidth="12" strokeDasharray="1 19.246" strokeDashoffset=".5" />
        <path d="M284 128l36-36m-80 80l-80 80m80-80l80 80m-80-80l-80-80" />
        <circle cx="240" cy="172" r="62" />
      </g>
      <path d={points} fill="var(--paper)" stroke="currentColor" strokeWidth="2.5" />
      <path d="M240 172V74" stroke="currentColor" />
      <path d="M240 172l16-16-16-106-16 106z" fill="var(--accent)" />
      <Labels labels={[{ text: 'N', at: [240, 32], anchor: 'middle' }]} />
    </Sheet>
  )
}

const points = 'M240 50l16 106 106 16-106 16-16 106-16-106-106-16 106-16z'
