import { StaticPage } from '../components/static-page.tsx'
import { home } from '../content/home.ts'
import { useLanguage } from '../hooks/language.tsx'

export function Component() {
  return <StaticPage copy={home[useLanguage().language]} />
}
