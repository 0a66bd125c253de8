import { StaticPage } from '../components/static-page.tsx'
import { infrastructure } from '../content/infrastructure.ts'

export function Component() {
  return <StaticPage copy={infrastructure} />
}
