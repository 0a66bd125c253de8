import { type PlanSymbolName, planSymbols } from '../../ui/plan-symbols.ts'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, line, onCircle, type Point, polygon } from '../trace.ts'

/** One town for seven trades: a lot and a symbol for each, the same core for all. */
export function SevenLots() {
  return (
    <Sheet scale="1:1 000">
      <g stroke="var(--line-strong)">
        <path d={counterscarp(town, 16)} />
        <path d={lots} />
      </g>
      <g stroke="currentColor">
        <path d={bastioned(town, 0.1, 0.26)} strokeWidth="2.5" />
        <path d={bastioned(core)} strokeWidth="1.5" />
        {trades.map((name, index) => {
          const [x, y] = onCircle(centre, 78, (index * 360) / 7)
          return (
            <path
              key={name}
              d={planSymbols[name]}
              transform={`translate(${(x - 15).toFixed(1)} ${(y - 15).toFixed(1)}) scale(1.25)`}
              strokeWidth="1.2"
            />
          )
        })}
      </g>
      <path d="M240 370V166" stroke="var(--paper)" strokeWidth="12" />
      <path d="M240 370V166" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="240" cy="166" r="4" fill="var(--accent)" />
    </Sheet>
  )
}

const centre: Point = [240, 166]
const town = polygon(centre, 142, 7)
const core = polygon(centre, 34, 7)
const angles = Array.from({ length: 7 }, (_, index) => ((index + 0.5) * 360) / 7)
const lots = angles.map((angle) => line([onCircle(centre, 42, angle), onCircle(centre, 108, angle)])).join('')

/** In the order of the page, clockwise from the top. */
const trades: PlanSymbolName[] = ['market', 'road', 'poles', 'ward', 'boundary', 'hatch', 'works']
