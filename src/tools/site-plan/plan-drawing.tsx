import { css } from '@linaria/core'
import { frontNames, type SitePlanCopy } from '../../content/site-plan-copy.ts'
import { lettering } from '../../illustrations/plan-text.tsx'

type Props = { copy: Pick<SitePlanCopy, 'drawing' | 'core' | 'fronts'> }

/**
 * The fortress of seven fronts around the origin. Each front has all its states; the styles of the form show the one of
 * its answer.
 */
export function PlanDrawing({ copy }: Props) {
  return (
    <svg
      className={drawing}
      viewBox="-380 -310 760 620"
      width="760"
      height="620"
      fill="none"
      role="img"
      aria-label={copy.drawing}
    >
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v7" stroke="var(--line-strong)" strokeWidth="2" />
      </pattern>
      <path d={slopes} stroke="var(--line)" />
      <g stroke="var(--line-strong)" strokeDashoffset=".5">
        <rect x="-380" y="-310" width="760" height="620" strokeWidth="10" strokeDasharray="1 15" />
        <rect x="-380" y="-310" width="760" height="620" strokeWidth="24" strokeDasharray="1 79" />
      </g>
      {frontNames.map((name, index) => (
        <g key={name} data-front={name} transform={`rotate(${turn(index)})`}>
          <Outworks />
          <path data-state="open" d={wall} stroke="currentColor" />
          <g data-state="yes" stroke="currentColor">
            <path d={wall} strokeWidth="4" />
            <path d={parapet} />
          </g>
          <g data-state="no" stroke="var(--accent)">
            <path d={wall} strokeWidth="2.5" strokeDasharray="7 5" />
            <path d={wayIn} strokeWidth="1.5" />
          </g>
          <path
            data-state="unknown"
            d={wall}
            fill={`url(#${hatchId})`}
            stroke="var(--line-strong)"
            strokeDasharray="2 3"
          />
        </g>
      ))}
      <path d={core} stroke="currentColor" strokeWidth="1.5" />
      <Lettering copy={copy} />
    </svg>
  )
}

function Lettering({ copy }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; the index says all of it.
    <g aria-hidden="true">
      <path d={leaders.map(([path]) => path).join('')} stroke="var(--line-strong)" />
      <path className={roomy} d={leaders.map(([, shelf]) => shelf).join('')} stroke="var(--line-strong)" />
      <text className={roomy} y="5" textAnchor="middle">
        {copy.core}
      </text>
      {frontNames.map((name, index) => {
        const [, , x, y] = leaders[index] as (typeof leaders)[number]
        return (
          <text key={name} x={x} y={y} textAnchor={x > 0 ? 'start' : 'end'}>
            <tspan>{index + 1}</tspan>
            <tspan className={roomy}> {copy.fronts[name].label}</tspan>
          </text>
        )
      })}
    </g>
  )
}

/** What lies before the wall of a front. */
function Outworks() {
  return (
    <>
      <g stroke="var(--line-strong)">
        <path d={ditch} />
        <path d={sight} strokeDasharray="12 5 2 5" />
      </g>
      <path d={ravelin} stroke="currentColor" strokeWidth="1.5" transform={`rotate(${turn(0.5)})`} />
    </>
  )
}

const hatchId = 'unsurveyed'

/** Degrees from the first front, at the top. */
function turn(fronts: number): number {
  return Math.round((fronts * 36000) / frontNames.length) / 100
}

// One front, its corner upwards: from the middle of one curtain to that of the next.
const wall = 'M-59.8-124.2L-27-140-40-160 0-212 40-160 27-140 59.8-124.2'
const parapet = 'M-56-116L-16-135.5-29-159 0-196.5 29-159 16-135.5 56-116'
const ditch = 'M-74-154L-6-228 6-228 74-154'
const ravelin = 'M-28-192L0-180 28-192 0-234z'
const sight = 'M0-78V-132'
const wayIn = 'M0-252V-90m-6-13l6 13 6-13'

const core = 'M0-74L57.9-46.1 72.1 16.5 32.1 66.7-32.1 66.7-72.1 16.5-57.9-46.1z'

/** From the tip of each bastion to its label, the line below the label, and where the text begins. */
const leaders = [
  ['M0-212L26-250', 'M26-250H190', 30, -258],
  ['M166-132L192-190', 'M192-190H362', 196, -198],
  ['M207 47L228 94', 'M228 94H362', 232, 86],
  ['M92 191L128 246', 'M128 246H250', 132, 238],
  ['M-92 191L-128 246', 'M-128 246H-306', -132, 238],
  ['M-207 47L-228 94', 'M-228 94H-362', -232, 86],
  ['M-166-132L-192-190', 'M-192-190H-362', -196, -198],
] as const

const slopes = [
  'M326 55c-7 44-38 95-75 129c-37 34-95 64-147 74c-52 11-113 0-164-11c-51-11-102-28-144-55c-42-27-88-64',
  '-107-105c-19-41-20-96-9-141c11-45 37-94 73-127c36-33 93-58 145-71c52-13 115-19 166-9c51 10 104 37 14',
  '2 67c38 30 66 72 86 113c20 42 41 92 34 136zM402 68c-12 57-42 120-87 163c-45 43-119 82-184 93c-64 11-',
  '139-13-203-28c-64-14-127-28-180-59c-53-31-107-77-137-129c-30-51-54-124-41-180c13-56 69-118 121-155c5',
  '2-37 126-52 190-67c65-15 134-33 197-25c63 9 130 41 181 76c52 35 104 83 128 135c24 52 27 120 15 176z',
].join('')

const drawing = css`
  text {
    ${lettering}
    font-size: 15px;

    /* Without the names the numbers must be legible. */
    @media screen {
      @container (max-width: 40rem) {
        font-size: 28px;
      }
    }

    /* 12 px, where the plan is 12 rem high. */
    @media screen and (width < 48rem) {
      font-size: 40px;
    }
  }

  tspan:first-child {
    font-weight: 700;
  }
`

/** Only where there is room for names. */
const roomy = css`
  @media screen {
    @container (max-width: 40rem) {
      display: none;
    }
  }
`
