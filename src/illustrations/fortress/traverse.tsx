import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { line, type Point, polygon } from '../trace.ts'

/** A survey on its way: three stations are occupied, the next one waits for somebody. */
export function Traverse() {
  return (
    <Sheet scale="1:2 500">
      <path d={contours} stroke="var(--line)" />
      <g stroke="var(--line-strong)">
        <path d={sights} />
      </g>
      <path d={line(stations)} stroke="currentColor" strokeWidth="2.5" />
      <path
        d={stations.map((station) => line(polygon(station, 15, 3), 'z')).join('')}
        fill="var(--paper)"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <g stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5">
        <path d={line([stations[2] ?? next, next])} />
        <path d={line(polygon(next, 18, 3), 'z')} fill="var(--paper)" />
      </g>
      <circle cx={next[0]} cy={next[1]} r="4" fill="var(--accent)" />
      <Labels
        labels={[
          { text: '1', at: [60, 264], anchor: 'middle' },
          { text: '2', at: [150, 100], anchor: 'middle' },
          { text: '3', at: [286, 236], anchor: 'middle' },
          { name: 'free', from: [408, 84], at: [396, 34], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const stations: Point[] = [
  [60, 232],
  [150, 132],
  [286, 204],
]
const next: Point = [408, 84]

const sights = 'M150 132L408 84M60 232l226-28M150 132L96 40M286 204l96 76M60 232l-40 60'

const contours = [
  'M-1 120c50-60 110-96 190-90s150-40 200-31M-1 160c60-50 110-90 190-80s190 6 292-62M-1 204c50-20 90-70 180-64s120 70 300-40',
  'M-1 300c60 0 110-20 170-70s90 40 150 40 110-60 162-66M20 370L60 321c60-10 90-20 130-46s80 40 140 34 100-30 152-36',
].join('')
