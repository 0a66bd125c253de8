import { StaticPage } from '../blocks/static-page.tsx'
import { servicesOverview } from '../content/services-overview.ts'
import { SevenFronts } from '../illustrations/fortress/seven-fronts.tsx'

export function Component() {
  return <StaticPage copy={servicesOverview} illustration={<SevenFronts />} />
}

/** Has the summary for English visitors. */
export const handle = servicesOverview
