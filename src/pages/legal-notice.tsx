import { DateStamp } from '../blocks/date-stamp.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { legalNotice } from '../content/legal-notice.ts'

export function Component() {
  return (
    <StaticPage copy={legalNotice}>
      <DateStamp />
    </StaticPage>
  )
}

/** Has the summary for English visitors. */
export const handle = legalNotice
