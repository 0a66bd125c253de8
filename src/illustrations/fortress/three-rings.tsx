import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, type Point, polygon } from '../trace.ts'

/** Three walls around what matters: whoever is over the first one stands before the second. */
export function ThreeRings() {
  return (
    <Sheet scale="1:500">
      <g stroke="var(--line-strong)">
        <path d={counterscarp(rings[0] ?? [], 16)} />
        <path d="M-288 174H84M396 174h384" strokeDasharray="12 5 2 5" />
      </g>
      <g stroke="currentColor">
        {rings.map((ring, index) => (
          <path key={ring.join()} d={bastioned(ring)} strokeWidth={index === 0 ? 2.5 : 1.5} />
        ))}
      </g>
      <circle cx="240" cy="174" r="5" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'network', from: [361, 136], at: [404, 100] },
          { name: 'devices', from: [167, 151], at: [96, 120], anchor: 'end' },
          { name: 'accounts', from: [262, 205], at: [392, 254] },
          { name: 'data', from: [240, 174], at: [110, 254], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const centre: Point = [240, 174]
const rings = [140, 86, 44].map((radius) => polygon(centre, radius, 5))
