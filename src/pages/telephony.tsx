import { StaticPage } from '../blocks/static-page.tsx'
import { telephony } from '../content/telephony.ts'
import { Triangulation } from '../illustrations/fortress/triangulation.tsx'

export function Component() {
  return <StaticPage copy={telephony} illustration={<Triangulation />} />
}

/** Has the summary for English visitors. */
export const handle = telephony
