import { DateStamp } from '../components/date-stamp.tsx'
import { StaticPage } from '../components/static-page.tsx'
import { legalNotice } from '../content/legal-notice.ts'

export function Component() {
  return (
    <StaticPage copy={legalNotice}>
      <DateStamp />
    </StaticPage>
  )
}
