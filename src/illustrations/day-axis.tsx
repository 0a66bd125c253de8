import type { Day } from '../content/page-copy.ts'
import { placeDay } from './day-places.ts'
import { planText } from './plan-text.tsx'
import { hatch } from './trace.ts'

const width = 1000

/** A day as a ruler of hours, with a flag for each moment. A line leads from each to its column below the drawing. */
export function DayAxis({ day }: { day: Day }) {
  const { flags, span, hours } = placeDay(day, width)
  const { from, to } = span
  const columns = flags.map((_, index) => Math.round((index / flags.length) * width) + 0.5)
  return (
    <svg viewBox={`0 0 ${width} 190`} width="100%" fill="none" aria-hidden="true">
      <g stroke="var(--line-strong)">
        <path d={hatch(from, 44, to - from, 46)} />
        <path d={`M${from} 36v54M${to} 36v54`} />
        <path d={hours.map(({ x }) => `M${x} 90v-9`).join('')} />
        <path d={flags.map((x, index) => `M${x} 112V150L${columns[index]} 176v14`).join('')} />
      </g>
      <g stroke="currentColor">
        <path d={`M0 90H${width}v22H0z`} strokeWidth="2.5" />
        <path d={filledHours(hours.map(({ x }) => x))} strokeWidth="8" />
      </g>
      <path
        d={flags.map((x) => `M${x} 112V18h16v12h-16`).join('')}
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <g fill="var(--accent)">
        {flags.map((x) => (
          <circle key={x} cx={x} cy="112" r="4.5" />
        ))}
      </g>
      <g className={planText} textAnchor="middle">
        {hours
          .slice(1, -1)
          .filter(({ hour }) => hour % 2 === 0)
          .map(({ hour, x }) => (
            <text key={hour} {...besideFlags(x, flags)} y="134">
              {hour}
            </text>
          ))}
        <text x={span.label + 8} y="32">
          {day.span.label}
        </text>
      </g>
    </svg>
  )
}

/** Below its stroke; where a line leads down from a flag, beside the line. */
function besideFlags(x: number, flags: readonly number[]) {
  const flag = flags.find((place) => Math.abs(place - x) <= 16)
  if (flag === undefined) return { x }
  return flag < x
    ? { x: flag + 8, textAnchor: 'start' as const }
    : { x: flag - 8, textAnchor: 'end' as const }
}

/** Every second hour of the scale. */
function filledHours(places: readonly number[]): string {
  return places.map((x, index) => (index % 2 === 1 ? `M${places[index - 1]} 108H${x}` : '')).join('')
}
