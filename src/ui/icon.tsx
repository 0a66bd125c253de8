import { css } from '@linaria/core'

/** A line drawing of `icon-paths.ts` or `plan-symbols.ts` beside a text, hidden from assistive technology. */
export function Icon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg className={lines} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const lines = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`
