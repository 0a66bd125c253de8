import { StaticPage } from '../blocks/static-page.tsx'
import { sisterIsAbroad } from '../company/derive.ts'
import { companyLanding } from '../content/company-landing.ts'
import { CrossingSheet } from '../illustrations/fortress/crossing-sheet.tsx'
import { EnclosedTown } from '../illustrations/fortress/enclosed-town.tsx'

export function Component() {
  return (
    <StaticPage copy={companyLanding} illustration={sisterIsAbroad ? <CrossingSheet /> : <EnclosedTown />} />
  )
}
