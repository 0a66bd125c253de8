import { StaticPage } from '../components/static-page.tsx'
import { partner } from '../content/partner.ts'
import { useLanguage } from '../hooks/language.tsx'

export function Component() {
  return <StaticPage copy={partner[useLanguage().language]} />
}
