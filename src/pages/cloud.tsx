import { StaticPage } from '../components/static-page.tsx'
import { cloud } from '../content/cloud.ts'

export function Component() {
  return <StaticPage copy={cloud} />
}
