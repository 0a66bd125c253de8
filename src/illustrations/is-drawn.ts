import type { ReactElement } from 'react'

/** Whether a drawing is shown: with `fortresses: false` in `company.json` the build empties those in `fortress`. */
export function isDrawn(drawing: ReactElement | undefined): drawing is ReactElement {
  return drawing !== undefined && !(drawing.type as { isEmpty?: true }).isEmpty
}
