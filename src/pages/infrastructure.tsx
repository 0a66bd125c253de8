import { StaticPage } from '../blocks/static-page.tsx'
import { infrastructure, planDrawing } from '../content/infrastructure.ts'
import { NetworkPlan } from '../illustrations/network-plan.tsx'

export function Component() {
  return <StaticPage copy={infrastructure} drawings={{ 0: <NetworkPlan {...planDrawing} /> }} />
}

/** Has the summary for English visitors. */
export const handle = infrastructure
