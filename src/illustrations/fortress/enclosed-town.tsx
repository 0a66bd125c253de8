import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, hatch, type Point } from '../trace.ts'

/** Houses as they came, one after another, and the one ring that is drawn around all of them, with one gate. */
export function EnclosedTown() {
  return (
    <Sheet scale="1:1 000">
      <path d={lanes} stroke="var(--line-strong)" strokeDasharray="2 4" />
      <g stroke="var(--line-strong)">
        <path d={counterscarp(ring, 18)} />
        {houses.map(([x, y, width, height, turn]) => (
          <path key={x} d={hatch(x, y, width, height, 6)} transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <g stroke="currentColor">
        {houses.map(([x, y, width, height, turn]) => (
          <path
            key={x}
            d={`M${x} ${y}h${width}v${height}h${-width}z`}
            transform={`rotate(${turn} ${x} ${y})`}
            strokeWidth="1.5"
          />
        ))}
        <path d={bastioned(ring, 0.13, 0.27)} strokeWidth="2.5" />
      </g>
      <path d="M233 370V164" stroke="var(--paper)" strokeWidth="14" />
      <path d="M233 370V164" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="233" cy="164" r="4" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'ring', from: [350, 122], at: [360, 60] },
          { name: 'town', from: [186, 116], at: [108, 44], anchor: 'end' },
          { name: 'gate', from: [233, 300], at: [262, 300] },
        ]}
      />
    </Sheet>
  )
}

const ring: Point[] = [
  [232, 28],
  [386, 92],
  [372, 224],
  [298, 286],
  [168, 286],
  [88, 210],
  [104, 94],
]

type House = [x: number, y: number, width: number, height: number, turn: number]

const houses: House[] = [
  [170, 100, 34, 26, -12],
  [222, 84, 46, 24, 4],
  [292, 104, 28, 42, 14],
  [156, 150, 26, 44, 6],
  [190, 196, 32, 22, -6],
  [262, 176, 52, 28, -10],
  [196, 148, 24, 20, 0],
]

const lanes = 'M140 140c40-6 80-2 92 24s60 6 100-12M232 164c-6-30 10-44 50-70'
