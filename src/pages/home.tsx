import { StaticPage } from '../blocks/static-page.tsx'
import { sisterIsAbroad } from '../company/derive.ts'
import type { PageCopy } from '../content/page-copy.ts'
import { SimpleContact } from '../forms/simple-contact.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { Crossing } from '../illustrations/fortress/crossing.tsx'
import { FortressPlan } from '../illustrations/fortress/fortress-plan.tsx'

/** The drawing of both banks of a river belongs to the block on a sister firm abroad. */
export function Component() {
  const copy = useCopy<PageCopy>('home')
  const partners = copy.blocks.findIndex(({ id }) => id === 'partners')
  return (
    <StaticPage
      copy={copy}
      illustration={<FortressPlan />}
      drawings={sisterIsAbroad ? { [partners]: <Crossing /> } : {}}
    >
      <SimpleContact />
    </StaticPage>
  )
}
