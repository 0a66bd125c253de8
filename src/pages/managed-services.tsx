import { StaticPage } from '../components/static-page.tsx'
import { managedServices } from '../content/managed-services.ts'

export function Component() {
  return <StaticPage copy={managedServices} />
}
