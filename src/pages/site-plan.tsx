import { useLocalized } from '../language/language-provider.tsx'
import { DocumentHead } from '../layout/document-head.tsx'
import { sitePlan } from '../site-plan/copy.ts'
import { PlanForm } from '../site-plan/plan-form.tsx'

export function Component() {
  const copy = useLocalized(sitePlan)
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PlanForm copy={copy} />
    </>
  )
}
