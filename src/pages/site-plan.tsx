import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { DocumentHead } from '../layout/document-head.tsx'
import { PlanForm } from '../site-plan/plan-form.tsx'

export function Component() {
  const copy = useCopy<SitePlanCopy>('site-plan')
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PlanForm copy={copy} />
    </>
  )
}
