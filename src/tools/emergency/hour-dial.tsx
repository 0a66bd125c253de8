import { css } from '@linaria/core'
import { type StepName, stepMinutes, stepNames } from '../../content/emergency-copy.ts'
import { lettering as text } from '../../illustrations/plan-text.tsx'
import { onCircle, type Point } from '../../illustrations/trace.ts'

const centre: Point = [150, 150]
const radius = 112
const at = (minute: number, distance: number) => onCircle(centre, distance, minute * 6)

/** The hour as a dial: the accent runs to the third step, which ends what an attacker can do from outside. */
export function HourDial({ label }: { label: string }) {
  const [x, y] = at(stepMinutes.call, radius)
  return (
    <svg viewBox="0 0 300 300" width="192" height="192" fill="none" role="img" aria-label={label}>
      <g stroke="var(--line-strong)">
        <circle cx="150" cy="150" r={radius} />
        <circle cx="150" cy="150" r="56" strokeDasharray="12 5 2 5" />
        <path d={marks(60, 10)} />
      </g>
      <path d={marks(12, 16)} stroke="currentColor" strokeWidth="1.5" />
      <path d="M150 26v48" stroke="currentColor" strokeWidth="2.5" />
      <path
        d={`M150 38A${radius} ${radius} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`}
        stroke="var(--accent)"
        strokeWidth="5"
      />
      <g fill="var(--accent)">
        {stepNames.map((name) => (
          <Mark key={name} name={name} />
        ))}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; the steps say all of it. */}
      <g aria-hidden="true" className={lettering}>
        {stepNames.map((name, index) => {
          const [textX, textY] = at(stepMinutes[name], radius + 20)
          return (
            <text key={name} x={textX.toFixed(1)} y={(textY + 7).toFixed(1)} textAnchor="middle">
              {index + 1}
            </text>
          )
        })}
        <text x="150" y="157" textAnchor="middle">
          60 min
        </text>
      </g>
    </svg>
  )
}

function Mark({ name }: { name: StepName }) {
  const [x, y] = at(stepMinutes[name], radius)
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />
}

/** Short lines inwards from the rim. */
function marks(count: number, length: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [radius, radius - length].map((distance) => at((index * 60) / count, distance))
    return `M${from?.map((value) => value.toFixed(1)).join(' ')}L${to?.map((value) => value.toFixed(1)).join(' ')}`
  }).join('')
}

/** 12 px on the screen, where the dial is 192 px wide; on paper it is smaller, and the steps have their minutes. */
const lettering = css`
  ${text}
  font-size: 20px;

  @media print {
    display: none;
  }
`
