import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, line, onCircle, type Point, polygon } from '../trace.ts'

/** A watch that looks out at night: the ranges around it, its field of view, and the track that it has seen. */
export function NightWatch() {
  return (
    <Sheet scale="03:00">
      <g stroke="var(--line)">
        <circle cx="172" cy="178" r="124" />
        <circle cx="172" cy="178" r="176" />
        <circle cx="172" cy="178" r="228" />
        <circle cx="172" cy="178" r="280" />
      </g>
      <g stroke="var(--line-strong)">
        <path d={counterscarp(trace, 18)} />
        <path d={view} strokeDasharray="12 5 2 5" />
      </g>
      <g stroke="currentColor">
        <path d={bastioned(trace)} strokeWidth="2.5" />
        <path d={bastioned(polygon(watch, 30, 5))} strokeWidth="1.5" />
        <path d="M480 20c-30 6-28 34-56 34s-22 30-46 38" strokeWidth="1.5" strokeDasharray="7 5" />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d={line([watch, [362, 98]])} />
        <path d="M363 87l14 14m0-14l-14 14" />
      </g>
      <circle cx="172" cy="178" r="4" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'signIn', at: [466, 132], anchor: 'end' },
          { name: 'watch', from: [172, 178], at: [300, 250] },
        ]}
      />
    </Sheet>
  )
}

const watch: Point = [172, 178]
const trace = polygon(watch, 96, 5)
const view = line([onCircle(watch, 320, 48), watch, onCircle(watch, 320, 88)])
