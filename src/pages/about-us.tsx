import { StaticPage } from '../components/static-page.tsx'
import { aboutUs } from '../content/about-us.ts'
import { useLanguage } from '../hooks/language.tsx'

export function Component() {
  return <StaticPage copy={aboutUs[useLanguage().language]} />
}
