import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'

/** The floor plan of an office: every line runs to one cabinet, and the radio cells overlap at the doors. */
export function CablingPlan() {
  return (
    <Sheet scale="1:100">
      <g stroke="var(--line)">
        {cells.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="44" />
            <circle cx={x} cy={y} r="74" />
            <circle cx={x} cy={y} r="104" />
          </g>
        ))}
      </g>
      <path d={desks} stroke="var(--line-strong)" />
      <path d={lines} stroke="currentColor" />
      <path d={walls} stroke="currentColor" strokeWidth="2.5" />
      <path d={doors} stroke="var(--line-strong)" />
      <path d="M36 268h40v24H36z" fill="var(--paper)" stroke="currentColor" strokeWidth="1.5" />
      <path d="M0 280h36" stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M56 268V166h302" stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M356 166h.01M132 166h.01" stroke="var(--accent)" strokeWidth="10" strokeLinecap="round" />
      <Labels
        labels={[
          { name: 'cabinet', from: [66, 280], at: [104, 280] },
          { name: 'wifi', from: [132, 166], at: [160, 204] },
          { name: 'outlet', from: [356, 166], at: [330, 236], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const cells = [
  [132, 166],
  [356, 166],
] as const

const walls = 'M20 262V28h440v272H20v-2M20 128h76m34 0h120m34 0h176M250 28v100'
const doors = 'M96 128a34 34 0 0 1 34 34v-34M284 128a34 34 0 0 0-34 34'
const desks =
  'M44 48h58v24H44zM134 48h58v24h-58zM290 48h58v24h-58zM380 48h58v24h-58zM300 248h58v24h-58zM386 248h58v24h-58z'
const lines =
  'M56 166V88h107V72M73 72v16M319 72v16h118M409 72v16M437 88v78H358M329 248v-20h108M415 248v-20M437 228v-62'
