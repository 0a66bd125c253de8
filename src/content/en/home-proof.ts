import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { pathOf } from '../../pages.ts'
import type { Block, PaperLink } from '../page-copy.ts'

const services = pathOf('servicesOverview', 'en')

/** The papers that customers receive; each link leads to the service that it comes from. */
export const homePapers: Block = {
  kind: 'papers',
  heading: 'What you get in writing',
  papers: compact<PaperLink>(
    claims.rehearsedRestores && {
      name: 'restoreLog',
      link: { to: `${services}#backup`, label: 'Restore test report' },
    },
    claims.reports && {
      name: 'inventoryPage',
      link: { to: `${services}#managed-services`, label: 'Inventory report' },
    },
    claims.plannedHandover &&
      claims.rehearsedRestores &&
      isIncluded('helpdesk') && {
        name: 'handoverPlan',
        link: { to: `${services}#remote-support`, label: 'Handover plan' },
      },
  ),
}
