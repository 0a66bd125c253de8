import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { CablingPlan } from '../illustrations/cabling-plan.tsx'
import { NetworkPlan } from '../illustrations/network-plan.tsx'

export function Component() {
  const copy = useCopy<PageCopy>('infrastructure')
  return <StaticPage copy={copy} illustration={<CablingPlan />} insets={{ cards: <NetworkPlan /> }} />
}
