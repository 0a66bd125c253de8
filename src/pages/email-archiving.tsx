import { StaticPage } from '../blocks/static-page.tsx'
import { emailArchiving } from '../content/email-archiving.ts'
import { Parcels } from '../illustrations/fortress/parcels.tsx'

export function Component() {
  return <StaticPage copy={emailArchiving} illustration={<Parcels />} />
}

/** Has the summary for English visitors. */
export const handle = emailArchiving
