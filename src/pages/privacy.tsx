import { DateStamp } from '../blocks/date-stamp.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { privacy } from '../content/privacy.ts'

export function Component() {
  return (
    <StaticPage copy={privacy}>
      <DateStamp />
    </StaticPage>
  )
}
