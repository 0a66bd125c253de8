import { StaticPage } from '../components/static-page.tsx'
import { servicesOverview } from '../content/services-overview.ts'

export function Component() {
  return <StaticPage copy={servicesOverview} />
}
