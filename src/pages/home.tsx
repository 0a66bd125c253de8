import { StaticPage } from '../blocks/static-page.tsx'
import type { HomeCopy } from '../content/site-plan-copy.ts'
import { SimpleContact } from '../forms/simple-contact.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { Crossing } from '../illustrations/fortress/crossing.tsx'
import { FortressPlan } from '../illustrations/fortress/fortress-plan.tsx'
import { isEnabled } from '../pages.ts'
import { PlanStart } from '../site-plan/plan-start.tsx'

/**
 * The drawing of both banks of a river belongs to the block on a sister firm abroad. There is no plate: the first answer has no
 * room for one.
 */
export function Component() {
  const copy = useCopy<HomeCopy>('home')
  const partners = copy.blocks.findIndex(({ id }) => id === 'partners')
  return (
    <StaticPage
      copy={copy}
      illustration={isEnabled('sitePlan') ? <PlanStart copy={copy.firstQuestion} /> : <FortressPlan />}
      plate={null}
      drawings={{ [partners]: <Crossing /> }}
    >
      <SimpleContact />
    </StaticPage>
  )
}
