import { StaticPage } from '../components/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { useLanguage } from '../hooks/language.tsx'
import { inLanguage } from '../i18n/language.ts'
import { Crossing } from '../illustrations/crossing.tsx'

export function Component() {
  return <StaticPage copy={inLanguage(companyLanding, useLanguage().language)} illustration={<Crossing />} />
}
