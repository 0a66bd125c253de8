import { StaticPage } from '../components/static-page.tsx'
import { itSecurity } from '../content/it-security.ts'

export function Component() {
  return <StaticPage copy={itSecurity} />
}
