import { css } from '@linaria/core'
import { type PlanSymbolName, planSymbols } from './plan-symbols.ts'

/** A symbol beside a text, hidden from assistive technology. */
export function PlanSymbol({ name }: { name: PlanSymbolName }) {
  return (
    <svg className={lines} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={planSymbols[name]} />
    </svg>
  )
}

const lines = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`
