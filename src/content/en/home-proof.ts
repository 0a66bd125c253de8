import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { isOffered, partOf } from '../../pages.ts'
import type { Block, PaperLink } from '../page-copy.ts'

/** The papers that customers receive; each link leads to the service that it comes from. */
export const homePapers: Block = {
  kind: 'papers',
  heading: 'What you get in writing',
  papers: compact<PaperLink>(
    claims.rehearsedRestores &&
      isOffered('backup') && {
        name: 'restoreLog',
        link: { to: partOf('services', 'backup', 'en'), label: 'Restore test report' },
      },
    claims.reports &&
      isOffered('managedServices') && {
        name: 'inventoryPage',
        link: { to: partOf('services', 'managed-services', 'en'), label: 'Inventory report' },
      },
    claims.plannedHandover &&
      claims.rehearsedRestores &&
      isIncluded('helpdesk') && {
        name: 'handoverPlan',
        link: { to: partOf('services', 'remote-support', 'en'), label: 'Handover plan' },
      },
  ),
}
