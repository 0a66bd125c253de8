import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { hatch, line, type Point } from '../trace.ts'

/** A gate with steps, and the ramp that leads everybody to the same door; heights are five times too large. */
export function Ramp() {
  return (
    <Sheet scale="1:100/20" height={280}>
      <path d={hatch(40, 90, 440, 130, 10)} stroke="var(--line-strong)" />
      <path d={line([...profile, [480, 60], [0, 60], [0, 220]], 'z')} fill="var(--paper)" />
      <path d="M376 130v-88h52v88" stroke="currentColor" strokeWidth="1.5" fill="var(--paper)" />
      <path d={line(profile)} stroke="currentColor" strokeWidth="2.5" />
      <g stroke="var(--line-strong)" strokeWidth="1.5">
        <path d={steps} strokeDasharray="5 4" />
        <path d="M40 240h300m-300-6v12m300-12v12M360 130v90m-6-90h12m-12 90h12" />
      </g>
      <path d="M0 206h40l300-90h62" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="402" cy="116" r="4" fill="var(--accent)" />
      <Labels labels={[{ text: '6 %', at: [150, 122], from: [190, 156], anchor: 'end' }]} />
    </Sheet>
  )
}

const profile: Point[] = [
  [0, 220],
  [40, 220],
  [340, 130],
  [480, 130],
]

/** Behind the ramp. */
const steps = `M240 220${'v-18h20'.repeat(5)}`
