import type { ReactElement } from 'react'
import { DateStamp } from '../blocks/date-stamp.tsx'
import { LongPage } from '../blocks/long-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'

type Props = { name: string; illustration: ReactElement }

/** Legal notice and privacy policy: they end with a date. */
export function Component({ name, illustration }: Props) {
  return (
    <LongPage copy={useCopy<PageCopy>(name)} illustration={illustration}>
      <DateStamp />
    </LongPage>
  )
}
