import { DateStamp } from '../blocks/date-stamp.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { BoundaryLine } from '../illustrations/fortress/boundary-line.tsx'

export function Component() {
  return (
    <StaticPage copy={useCopy<PageCopy>('legal-notice')} illustration={<BoundaryLine />}>
      <DateStamp />
    </StaticPage>
  )
}
