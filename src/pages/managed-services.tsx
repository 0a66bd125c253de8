import { StaticPage } from '../blocks/static-page.tsx'
import { managedServices } from '../content/managed-services.ts'
import { Watch } from '../illustrations/watch.tsx'

export function Component() {
  return <StaticPage copy={managedServices} illustration={<Watch />} />
}

/** Has the summary for English visitors. */
export const handle = managedServices
