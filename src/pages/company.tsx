import { StaticPage } from '../blocks/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { Crossing } from '../illustrations/crossing.tsx'
import { inLanguage } from '../language/language.ts'
import { useLanguage } from '../language/language-provider.tsx'

export function Component() {
  return <StaticPage copy={inLanguage(companyLanding, useLanguage().language)} illustration={<Crossing />} />
}
