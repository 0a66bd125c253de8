import { LongPage } from '../blocks/long-page.tsx'
import { nis2CheckId } from '../content/nis2.ts'
import type { ConsultingCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { ReportingRing } from '../illustrations/reporting-ring.tsx'
import { Nis2Check } from '../tools/nis2-check/nis2-check.tsx'

/** The NIS2 check is in the block that says from which size on the law binds. */
export function Component() {
  const copy = useCopy<ConsultingCopy>('security-consulting')
  const index = copy.blocks.findIndex(({ id }) => id === nis2CheckId)
  const check = { [index]: <Nis2Check label={copy.beginCheck} /> }
  return <LongPage copy={copy} illustration={<ReportingRing />} drawings={check} />
}
