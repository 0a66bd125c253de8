import { css } from '@linaria/core'

/** The first front of `FortressPlan` as an answer draws it: a wall, a gap with a way in, or unsurveyed. */
export function FirstFront({ state }: { state: 'yes' | 'no' | 'unknown' }) {
  return (
    <>
      <path d={front} stroke="var(--paper)" strokeWidth="6" />
      <g key={state} className={drawn}>
        {state === 'yes' && <path d={front} stroke="currentColor" strokeWidth="6" />}
        {state === 'no' && (
          <g stroke="var(--accent)" strokeWidth="3.5">
            <path d={front} strokeDasharray="11 8" />
            <path d="M296 30V226m-8-18l8 18 8-18" strokeWidth="2.5" />
          </g>
        )}
        {state === 'unknown' && (
          <>
            <pattern
              id={hatchId}
              width="10"
              height="10"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0v10" stroke="var(--line-strong)" strokeWidth="3" />
            </pattern>
            <path d={front} fill={`url(#${hatchId})`} stroke="var(--line-strong)" strokeDasharray="3 4" />
          </>
        )}
      </g>
    </>
  )
}

const front = 'M229 148.5L266 133 259 108 300 74 337 112 325 144 372 170'
const hatchId = 'unsurveyed'

/* The pen goes from left to right. */
const drawn = css`
  clip-path: inset(-20px);

  @media (prefers-reduced-motion: no-preference) {
    transition: clip-path 700ms ease-out;

    @starting-style {
      clip-path: inset(-20px 100% -20px -20px);
    }
  }
`

/** The answer that is drawn. */
export const chosen = css`
  box-shadow: inset 0 0 0 2px;
`
