import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { FormRegion } from '../forms/form-region.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { DocumentHead } from '../layout/document-head.tsx'
import { PlanForm } from '../site-plan/plan-form.tsx'

export function Component() {
  const copy = useCopy<SitePlanCopy>('site-plan')
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <FormRegion>
        <PlanForm copy={copy} />
      </FormRegion>
    </>
  )
}
