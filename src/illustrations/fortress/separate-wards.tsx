import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, hatch, line, polygon } from '../trace.ts'

/** A hospital of separate pavilions: each has its own door to the passage, the devices one way to the archive. */
export function SeparateWards() {
  return (
    <Sheet scale="1:250">
      <g stroke="var(--line-strong)">
        <path d={hatch(262, 34, 92, 72, 9)} />
        <path d={counterscarp(archive, 12)} />
        <path d="M20 160h358" strokeDasharray="12 5 2 5" />
      </g>
      <g stroke="currentColor">
        <path d={pavilions} strokeWidth="2.5" />
        <path d={passage} strokeWidth="1.5" />
        <path d={bastioned(archive)} strokeWidth="2.5" />
      </g>
      <path d="M308 70v90h108" stroke="var(--accent)" strokeWidth="2.5" />
      <g fill="var(--accent)">
        <circle cx="308" cy="70" r="4" />
        <circle cx="416" cy="160" r="4" />
      </g>
      <Labels
        labels={[
          { name: 'reception', at: [78, 70], anchor: 'middle' },
          { name: 'practice', at: [193, 70], anchor: 'middle' },
          { name: 'devices', at: [308, 22], anchor: 'middle' },
          { name: 'care', at: [78, 250], anchor: 'middle' },
          { name: 'guests', at: [193, 250], anchor: 'middle' },
          { name: 'archive', at: [416, 246], anchor: 'middle' },
        ]}
      />
    </Sheet>
  )
}

const archive = polygon([416, 160], 54, 4, 45)

/** Each with a door, 20 wide, in the wall towards the passage. */
const pavilions = [32, 147, 262]
  .flatMap((x) => {
    const above = line([
      [x + 36, 106],
      [x, 106],
      [x, 34],
      [x + 92, 34],
      [x + 92, 106],
      [x + 56, 106],
    ])
    const below = line([
      [x + 36, 214],
      [x, 214],
      [x, 286],
      [x + 92, 286],
      [x + 92, 214],
      [x + 56, 214],
    ])
    return x === 262 ? [above] : [above, below]
  })
  .join('')

/** Its walls, with an opening before each door. */
const passage =
  'M20 144h48m20 0h95m20 0h95m20 0h56M20 176h48m20 0h95m20 0h171M68 106v38m20-38v38m95-38v38m20-38v38m95-38v38m20-38v38M68 214v-38m20 38v-38m95 38v-38m20 38v-38'
