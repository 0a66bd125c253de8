import { OpenLine } from '../blocks/open-now.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import type { HomeCopy } from '../content/site-plan-copy.ts'
import { SimpleContact } from '../forms/simple-contact.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { PlanStart } from '../tools/site-plan/plan-start.tsx'

/** The call at the end is beside the form. */
export function Component() {
  const copy = useCopy<HomeCopy>('home')
  const call = copy.blocks.find((block) => block.kind === 'call')
  const blocks = copy.blocks.filter((block) => block !== call)
  return (
    <StaticPage
      copy={{ ...copy, blocks }}
      illustration={<PlanStart copy={copy.firstQuestion} />}
      hasIndex={false}
      start={<OpenLine link={copy.offer} />}
    >
      {call && <SimpleContact call={call} />}
    </StaticPage>
  )
}
