import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'
import { hatch, ticks } from './trace.ts'

const hour = 56
const outage = 152

type Props = { rpoHours: number; rtoHours: number }

/** An outage on the axis of time: what is lost before it (RPO), and how long it takes to be back (RTO). */
export function RecoveryAxis({ rpoHours, rtoHours }: Props) {
  const [saved, back] = [outage - rpoHours * hour, outage + rtoHours * hour]
  return (
    <Sheet scale="1 h">
      <g stroke="var(--line-strong)">
        <path d={ticks(outage - 2 * hour, 220, hour, 7, 20)} />
        <path d={hatch(outage, 120, back - outage, 100, 10)} />
        <path d={`M${saved} 60v172M${outage} 60v172M${back} 60v172`} strokeDasharray="2 4" />
      </g>
      <g stroke="currentColor">
        <path d="M0 220h480" strokeWidth="1.5" />
        <path d={`M-300 120H${outage}v100M${back} 220V120h500`} strokeWidth="2.5" />
        <path d={`M${outage} 262H${back}m0-7v14M${outage} 255v14`} />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d={`M${saved} 262h${outage - saved}m0-7v14M${saved} 255v14`} />
        <path d={`M${saved} 120V84H${back}v36`} />
      </g>
      <g fill="var(--accent)">
        <circle cx={saved} cy="120" r="5" />
        <circle cx={back} cy="120" r="5" />
      </g>
      <Labels
        labels={[
          { name: 'saved', at: [outage - 16, 56], anchor: 'end' },
          { name: 'outage', at: [outage - 4, 56] },
          { text: 'RPO', at: [(saved + outage) / 2, 288], anchor: 'middle' },
          { text: `RTO < ${rtoHours} h`, at: [(outage + back) / 2, 288], anchor: 'middle' },
          { name: 'back', at: [back + 6, 56], anchor: 'middle' },
        ]}
      />
    </Sheet>
  )
}
