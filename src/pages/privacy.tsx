import { DateStamp } from '../components/date-stamp.tsx'
import { StaticPage } from '../components/static-page.tsx'
import { privacy } from '../content/privacy.ts'

export function Component() {
  return (
    <StaticPage copy={privacy}>
      <DateStamp />
    </StaticPage>
  )
}
