import { StaticPage } from '../components/static-page.tsx'
import { about } from '../content/about.ts'
import { useLanguage } from '../hooks/language.tsx'

export function Component() {
  return <StaticPage copy={about[useLanguage().language]} />
}
