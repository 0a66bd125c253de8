import { planText } from './plan-text.tsx'

/** The compass rose of a plan. */
export function CompassRose() {
  return (
    <svg viewBox="0 0 480 320" width="480" height="320" fill="none" aria-hidden="true">
      <g stroke="var(--line-strong)">
        <circle cx="240" cy="172" r="122" />
        <circle
          cx="240"
          cy="172"
          r="116"
          strokeWidth="12"
          pathLength="360"
          strokeDasharray=".5 9.5"
          strokeDashoffset=".25"
        />
        <path d="M284 128l36-36m-80 80l-80 80m80-80l80 80m-80-80l-80-80" />
        <circle cx="240" cy="172" r="62" />
      </g>
      <path d={points} fill="var(--paper)" stroke="currentColor" strokeWidth="2.5" />
      <path d="M240 172V74" stroke="currentColor" />
      <path d="M240 172l16-16-16-106-16 106z" fill="var(--accent)" />
      <g className={planText} textAnchor="middle" transform="scale(.667)">
        <text x="360" y="46">
          N
        </text>
      </g>
    </svg>
  )
}

const points = 'M240 50l16 106 106 16-106 16-16 106-16-106-106-16 106-16z'
