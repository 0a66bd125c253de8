import { StaticPage } from '../blocks/static-page.tsx'
import { generalTerms } from '../content/terms.ts'
import { BoundaryLine } from '../illustrations/boundary-line.tsx'

export function Component() {
  return <StaticPage copy={generalTerms} illustration={<BoundaryLine />} />
}

/** Has the summary for English visitors. */
export const handle = generalTerms
