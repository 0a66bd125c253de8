import { Sheet } from '../sheet.tsx'
import { hatch, line, type Point } from '../trace.ts'

/** A boundary between two properties, with its stones: what belongs to whom is measured, not argued. */
export function BoundaryLine() {
  return (
    <Sheet scale="1:1 000" height={240}>
      <g stroke="var(--line-strong)">
        <path d={fields} />
        <path d={hatch(72, 148, 56, 40, 7)} />
        <path d={hatch(352, 70, 62, 44, 7)} />
      </g>
      <g stroke="currentColor">
        <path d="M72 148h56v40H72zM352 70h62v44h-62z" strokeWidth="1.5" />
        <path d={line(stones)} strokeWidth="2.5" strokeDasharray="14 5 2 5" />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path
          d={stones
            .slice(1, -1)
            .map(([x, y]) => `M${x - 7} ${y - 7}h14v14h-14z`)
            .join('')}
          fill="var(--paper)"
        />
      </g>
      <path
        d={stones
          .slice(1, -1)
          .map(([x, y]) => `M${x} ${y}h0`)
          .join('')}
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Sheet>
  )
}

const stones: Point[] = [
  [0, 70],
  [82, 92],
  [170, 62],
  [236, 128],
  [318, 164],
  [404, 150],
  [480, 186],
]

const fields =
  'M170 62L190-1M82 92L44 241M236 128l-44 113M318 164l20 77M318 164l20-165M404 150L480 96M0 18l186-6'
