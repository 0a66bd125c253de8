import type { ReactElement } from 'react'

/** Whether a drawing is shown: with `fortresses: false` in `src/company/brand.ts` the build empties some of them. */
export function isDrawn(drawing: ReactElement | undefined): drawing is ReactElement {
  return drawing !== undefined && !(drawing.type as { isEmpty?: true }).isEmpty
}
