import { StaticPage } from '../blocks/static-page.tsx'
import { itSecurity } from '../content/it-security.ts'
import { NestedTraces } from '../illustrations/nested-traces.tsx'

export function Component() {
  return <StaticPage copy={itSecurity} illustration={<NestedTraces rings={3} />} />
}

/** Has the summary for English visitors. */
export const handle = itSecurity
