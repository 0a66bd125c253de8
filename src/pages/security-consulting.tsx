import { StaticPage } from '../blocks/static-page.tsx'
import type { ConsultingCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { ReportingRing } from '../illustrations/reporting-ring.tsx'
import { Nis2Check } from '../tools/nis2-check/nis2-check.tsx'

/** The NIS2 check is in the block that says from which size on the law binds. */
export function Component() {
  const copy = useCopy<ConsultingCopy>('security-consulting')
  const insets = { 'nis2-check': <Nis2Check label={copy.beginCheck} /> }
  return <StaticPage copy={copy} illustration={<ReportingRing />} insets={insets} />
}
