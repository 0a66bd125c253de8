import { StaticPage } from '../blocks/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { CrossingSheet } from '../illustrations/crossing-sheet.tsx'

export function Component() {
  return <StaticPage copy={companyLanding} illustration={<CrossingSheet />} />
}
