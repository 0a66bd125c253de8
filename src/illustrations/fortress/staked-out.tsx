import { company } from '../../site/company.ts'
import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, line, type Point, polygon } from '../trace.ts'

const { founded } = company

/** A work in its first year: pegs and cords mark all of it, the first fronts stand. */
export function StakedOut() {
  return (
    <Sheet scale="1:500">
      <g stroke="var(--line-strong)">
        <path d={counterscarp(corners, 20)} stroke="var(--line)" />
        <path d={line(corners, 'z')} />
        <path d="M-288 131.4h1056" strokeDasharray="12 5 2 5" />
        <path d={trace} strokeDasharray="7 5" strokeWidth="1.5" />
        <path d={corners.map((corner) => line([centre, corner])).join('')} strokeDasharray="12 5 2 5" />
      </g>
      <path d={built} stroke="currentColor" strokeWidth="2.5" />
      <path d={pegs} stroke="currentColor" strokeWidth="1.5" />
      <path d={line([centre, corners[0] ?? centre])} stroke="var(--accent)" strokeWidth="2.5" />
      <g fill="var(--accent)">
        <circle cx={centre[0]} cy={centre[1]} r="4" />
        <circle cx={centre[0]} cy={centre[1] - 138} r="4" />
      </g>
      <Labels labels={[{ text: `${founded}`, from: [240, 36], at: [282, 20] }]} />
    </Sheet>
  )
}

const centre: Point = [240, 174]
const corners = polygon(centre, 138, 5)
const trace = bastioned(corners)

/** The two fronts at the first corner, without the others. */
const points = trace.slice(1, -1).split('L')
const built = `M${[...points.slice(20), ...points.slice(0, 6)].join('L')}`

const pegs = corners.map(([x, y]) => `M${(x - 5).toFixed(1)} ${(y - 5).toFixed(1)}h10v10h-10z`).join('')
