import { StaticPage } from '../blocks/static-page.tsx'
import { cloud } from '../content/cloud.ts'
import { Plateau } from '../illustrations/fortress/plateau.tsx'

export function Component() {
  return <StaticPage copy={cloud} illustration={<Plateau />} />
}

/** Has the summary for English visitors. */
export const handle = cloud
