import { StaticPage } from '../components/static-page.tsx'
import { companyLanding } from '../content/company-landing.ts'
import { useLanguage } from '../hooks/language.tsx'

export function Component() {
  return <StaticPage copy={companyLanding[useLanguage().language]} />
}
