import { type Label, Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, line, onCircle, type Point, polygon } from '../trace.ts'

/** Six services as detached works around the customer, clockwise from the top; the patrol comes past all of them. */
export function SixWorks() {
  return (
    <Sheet scale="1:1 000">
      <g stroke="var(--line-strong)">
        <path d={counterscarp(core, 14)} />
        <path d="M-288 160h384m288 0h384" strokeDasharray="12 5 2 5" />
      </g>
      <g stroke="currentColor">
        <path d={works} strokeWidth="1.5" />
        <path d={bastioned(core)} strokeWidth="2.5" />
      </g>
      <circle cx="240" cy="160" r="72" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5" />
      <circle cx="240" cy="160" r="4" fill="var(--accent)" />
      <Labels labels={places} />
    </Sheet>
  )
}

const centre: Point = [240, 160]
const core = polygon(centre, 56, 6, 30)
const angles = [0, 60, 120, 180, 240, 300]

/** Each a redoubt that turns its point outwards and is open towards the core. */
const works = angles
  .map((angle) => {
    const at = onCircle(centre, 100, angle)
    return line([
      onCircle(at, 22, angle + 140),
      onCircle(at, 24, angle + 75),
      onCircle(at, 30, angle),
      onCircle(at, 24, angle - 75),
      onCircle(at, 22, angle - 140),
    ])
  })
  .join('')

const places: Label[] = [
  { name: 'first', from: [240, 44], at: [286, 22] },
  { name: 'second', at: [364, 110] },
  { name: 'third', at: [364, 210] },
  { name: 'fourth', from: [240, 276], at: [194, 300], anchor: 'end' },
  { name: 'fifth', at: [116, 210], anchor: 'end' },
  { name: 'sixth', at: [116, 110], anchor: 'end' },
]
