import { StaticPage } from '../components/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { useLanguage } from '../hooks/language.tsx'
import { Crossing } from '../illustrations/crossing.tsx'

export function Component() {
  return <StaticPage copy={companyLanding[useLanguage().language]} illustration={<Crossing />} />
}
