import { StaticPage } from '../components/static-page.tsx'
import { telephony } from '../content/telephony.ts'

export function Component() {
  return <StaticPage copy={telephony} />
}
