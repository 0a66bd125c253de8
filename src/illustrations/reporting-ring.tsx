import { nis2 } from '../content/nis2.ts'
import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'
import { bastioned, counterscarp, onCircle, type Point, polygon } from './trace.ts'

const centre: Point = [240, 162]
const radius = 118
const at = (hours: number, distance = radius) =>
  onCircle(centre, distance, (hours * 360) / nis2.detailedReportHours)
/** Of the ring of marks inside. */
const circumference = 2 * Math.PI * (radius - 5)
const [x, y] = at(nis2.firstReportHours)

/** The hours after an incident as a ring: the accent runs to the first report, the whole ring to the detailed one. */
export function ReportingRing() {
  return (
    <Sheet scale={`${nis2.detailedReportHours} h`}>
      <g stroke="var(--line-strong)">
        <circle cx="240" cy="162" r={radius} />
        <circle
          cx="240"
          cy="162"
          r={radius - 5}
          strokeWidth="10"
          strokeDasharray={`.6 ${(circumference / nis2.detailedReportHours - 0.6).toFixed(3)}`}
          transform="rotate(-90.15 240 162)"
        />
        <path d={counterscarp(trace, 12)} />
        <path d="M-288 162h392m272 0h392" strokeDasharray="12 5 2 5" />
      </g>
      <path d={bastioned(trace)} stroke="currentColor" strokeWidth="2.5" />
      <path
        d={`M240 44A${radius} ${radius} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`}
        stroke="var(--accent)"
        strokeWidth="5"
      />
      <path d="M240 30v28" stroke="currentColor" strokeWidth="2.5" />
      <g fill="var(--accent)">
        <circle cx="240" cy="44" r="5" />
        <circle cx={x} cy={y} r="5" />
      </g>
      <Labels
        labels={[
          { name: 'known', from: [240, 44], at: [272, 18] },
          { text: `${nis2.firstReportHours} h`, from: [x, y], at: [372, 262] },
          { text: `${nis2.detailedReportHours} h`, from: [240, 44], at: [208, 18], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const trace = polygon(centre, 70, 6)
