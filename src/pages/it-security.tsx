import { StaticPage } from '../blocks/static-page.tsx'
import { itSecurity } from '../content/it-security.ts'
import { ThreeRings } from '../illustrations/fortress/three-rings.tsx'

export function Component() {
  return <StaticPage copy={itSecurity} illustration={<ThreeRings />} />
}

/** Has the summary for English visitors. */
export const handle = itSecurity
