import { css } from '@linaria/core'

type Props = {
  /** Of `icon-paths.ts` or `plan-symbols.ts`; a drawing of one path weighs half of lucide-react's. */
  path: string
  size?: number
  /** Lines end where they are drawn: the gaps of dashed ones stay. */
  isSharp?: boolean
}

/** A line drawing beside a text, hidden from assistive technology. */
export function Icon({ path, size = 24, isSharp = false }: Props) {
  return (
    <svg
      className={isSharp ? sharp : round}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

const lines = `
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`

/* One class each, since icons are in every page, and a second name would be as well. */
const sharp = css`
  ${lines}
`

const round = css`
  ${lines}
  stroke-linecap: round;
  stroke-linejoin: round;
`
