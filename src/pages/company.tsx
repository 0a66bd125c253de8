import { StaticPage } from '../blocks/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { Crossing } from '../illustrations/crossing.tsx'

export function Component() {
  return <StaticPage copy={companyLanding} illustration={<Crossing />} />
}
