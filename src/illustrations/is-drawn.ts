import type { ReactElement } from 'react'

/**
 * Whether a drawing is shown: with `fortresses: false` in `company.json` the build empties those in `fortress`, and some
 * are empty without the fact that they show.
 */
export function isDrawn(drawing: ReactElement | undefined): drawing is ReactElement {
  return drawing !== undefined && !(drawing.type as { isEmpty?: boolean }).isEmpty
}
