import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { type Point, polygon } from '../trace.ts'

/** Where three countries meet in a river: one station, and its sights to houses in each of them. */
export function Tripoint() {
  return (
    <Sheet scale="1:25 000">
      <path d={slopes} stroke="var(--line)" />
      <g stroke="var(--line-strong)">
        <path d={banks} strokeWidth="1.5" />
        <path d={border} strokeDasharray="14 5 2 5" />
      </g>
      <g stroke="currentColor">
        <path d={houses.map(([x, y]) => `M${x - 9} ${y - 9}h18v18h-18z`).join('')} strokeWidth="1.5" />
        <path d={`M${polygon([142, 120], 17, 3).join('L')}z`} strokeWidth="2.5" />
      </g>
      <path
        d={houses.map(([x, y]) => `M142 120L${x} ${y}`).join('')}
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <g fill="var(--accent)">
        <circle cx="142" cy="120" r="4" />
        {houses.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4" />
        ))}
      </g>
      <Labels
        labels={[
          { name: 'left', at: [24, 40] },
          { name: 'right', at: [456, 40], anchor: 'end' },
          { name: 'below', at: [330, 300], anchor: 'end' },
          { name: 'river', at: [292, 150] },
        ]}
      />
    </Sheet>
  )
}

const houses: Point[] = [
  [62, 196],
  [378, 96],
  [216, 276],
]

const banks =
  'M262-1c-8 42 14 70 4 112s-30 52-22 96-10 76-50 164M286-1c-8 42 14 70 4 112s-30 54-22 98-12 78-52 162'

const slopes = [
  'M240-1c-6 42 14 70 4 112s-30 52-22 96-10 76-54 164M310-1c-8 42 14 70 4 112s-30 56-22 100-14 78-56 160',
  'M338-1c-8 42 14 70 4 112s-28 58-20 102-12 76-56 158',
].join('')

/** Along the middle of the river, and away from it on both sides where France begins. */
const border = 'M274-1c-8 42 14 70 4 112s-30 52-24 97M0 236c60-22 110-8 160-24s60-6 94-4c70 6 120 30 226 8'
