import { DateStamp } from '../blocks/date-stamp.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { legalNotice } from '../content/de/legal/legal-notice.ts'
import { BoundaryLine } from '../illustrations/fortress/boundary-line.tsx'

export function Component() {
  return (
    <StaticPage copy={legalNotice} illustration={<BoundaryLine />}>
      <DateStamp />
    </StaticPage>
  )
}

/** Has the summary for English visitors. */
export const handle = legalNotice
