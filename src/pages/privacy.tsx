import { DateStamp } from '../blocks/date-stamp.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { privacy } from '../content/de/legal/privacy.ts'
import { BoundaryLine } from '../illustrations/fortress/boundary-line.tsx'

export function Component() {
  return (
    <StaticPage copy={privacy} illustration={<BoundaryLine />}>
      <DateStamp />
    </StaticPage>
  )
}

/** Has the summary for English visitors. */
export const handle = privacy
