import { css } from '@linaria/core'

/** The first front of `FortressPlan` for each answer: a wall, a gap with a way in, unsurveyed. */
export function FirstFront() {
  return (
    <g className={drawn}>
      <g data-answer="yes">
        <path d={front} stroke="currentColor" strokeWidth="6" />
      </g>
      <g data-answer="no" stroke="var(--accent)" strokeWidth="3.5">
        <path d={front} stroke="var(--paper)" strokeWidth="6" />
        <path d={front} strokeDasharray="11 8" />
        <path d="M296 30V226m-8-18l8 18 8-18" strokeWidth="2.5" />
      </g>
      <g data-answer="unknown">
        <pattern
          id={hatchId}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v10" stroke="var(--line-strong)" strokeWidth="3" />
        </pattern>
        <path d={front} stroke="var(--paper)" strokeWidth="6" />
        <path d={front} fill={`url(#${hatchId})`} stroke="var(--line-strong)" strokeDasharray="3 4" />
      </g>
    </g>
  )
}

const front = 'M229 148.5L266 133 259 108 300 74 337 112 325 144 372 170'
const hatchId = 'unsurveyed'

/* The pen goes from left to right. */
const drawn = css`
  > * {
    clip-path: inset(-20px);

    @media (prefers-reduced-motion: no-preference) {
      transition: clip-path 700ms ease-out;

      @starting-style {
        clip-path: inset(-20px 100% -20px -20px);
      }
    }
  }
`
