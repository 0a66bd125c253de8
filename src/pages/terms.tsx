import { StaticPage } from '../blocks/static-page.tsx'
import { generalTerms } from '../content/terms.ts'

export function Component() {
  return <StaticPage copy={generalTerms} />
}
