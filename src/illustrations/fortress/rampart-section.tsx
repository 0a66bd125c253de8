import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { hatch, line, type Point } from '../trace.ts'

/** A rampart cut open, from the field to the town: every layer has its task, and one vendor builds it. */
export function RampartSection() {
  return (
    <Sheet scale="1:200">
      <path d={hatch(-100, 80, 680, 290, 10)} stroke="var(--line-strong)" />
      <path d={line([...profile, [580, 70], [-100, 70]], 'z')} fill="var(--paper)" />
      <path
        d="M296 232v-40a22 22 0 0 1 44 0v40z"
        fill="var(--paper)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d={line(profile)} stroke="currentColor" strokeWidth="2.5" />
      <path d="M0 232h120m92 0h268" stroke="var(--line-strong)" strokeDasharray="12 5 2 5" />
      <path d="M258 108L-100 166.3" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="258" cy="108" r="4" fill="var(--accent)" />
      <g stroke="currentColor">
        <path d="M14 34v-14h14M466 34v-14h-14" />
      </g>
      <Labels
        labels={[
          { text: 'A', at: [36, 21] },
          { text: 'B', at: [444, 21], anchor: 'end' },
          { name: 'firewall', at: [166, 240], anchor: 'middle' },
          { name: 'servers', from: [318, 190], at: [312, 62] },
          { name: 'devices', from: [380, 138], at: [382, 104] },
          { name: 'sight', from: [150, 125.5], at: [134, 78], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const profile: Point[] = [
  [-102, 223],
  [92, 164],
  [96, 178],
  [120, 178],
  [124, 262],
  [208, 262],
  [220, 136],
  [230, 116],
  [266, 106],
  [276, 122],
  [288, 122],
  [292, 138],
  [400, 138],
  [436, 216],
  [582, 216],
]
