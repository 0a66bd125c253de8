import { StaticPage } from '../blocks/static-page.tsx'
import { generalTerms } from '../content/terms.ts'

export function Component() {
  return <StaticPage copy={generalTerms} />
}

/** Has the summary for English visitors. */
export const handle = generalTerms
