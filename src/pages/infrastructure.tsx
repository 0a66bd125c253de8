import { StaticPage } from '../blocks/static-page.tsx'
import { infrastructure, planDrawing } from '../content/de/infrastructure.ts'
import { CablingPlan } from '../illustrations/cabling-plan.tsx'
import { NetworkPlan } from '../illustrations/network-plan.tsx'

export function Component() {
  const drawings = { cards: <NetworkPlan {...planDrawing} /> }
  return <StaticPage copy={infrastructure} illustration={<CablingPlan />} drawings={drawings} />
}
