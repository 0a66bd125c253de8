import { StaticPage } from '../blocks/static-page.tsx'
import { sisterIsAbroad } from '../company/derive.ts'
import type { HomeCopy } from '../content/site-plan-copy.ts'
import { SimpleContact } from '../forms/simple-contact.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { Crossing } from '../illustrations/fortress/crossing.tsx'
import { FortressPlan } from '../illustrations/fortress/fortress-plan.tsx'
import { isDrawn } from '../illustrations/is-drawn.ts'
import { PlanStart } from '../site-plan/plan-start.tsx'

/**
 * The drawing of both banks of a river belongs to the block on a sister firm abroad. There is no plate: the first answer has no
 * room for one.
 */
export function Component() {
  const copy = useCopy<HomeCopy>('home')
  const partners = copy.blocks.findIndex(({ id }) => id === 'partners')
  const plan = <FortressPlan />
  const illustration = isDrawn(plan) && copy.firstQuestion ? <PlanStart copy={copy.firstQuestion} /> : plan
  return (
    <StaticPage
      copy={copy}
      illustration={illustration}
      plate={null}
      drawings={sisterIsAbroad ? { [partners]: <Crossing /> } : {}}
    >
      <SimpleContact />
    </StaticPage>
  )
}
