import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { pathOf } from '../../pages.ts'
import type { Block, PaperLink } from '../page-copy.ts'

/** The papers that customers receive; each link leads to the page that has the whole paper. */
export const homePapers: Block = {
  kind: 'papers',
  heading: 'Was Sie schwarz auf weiß bekommen',
  papers: compact<PaperLink>(
    claims.rehearsedRestores && {
      name: 'restoreLog',
      link: { to: `${pathOf('backupServices', 'de')}#specimen`, label: 'Protokoll einer Wiederherstellung' },
    },
    claims.reports && {
      name: 'inventoryPage',
      link: { to: `${pathOf('smallBusiness', 'de')}#specimen`, label: 'Inventarbericht' },
    },
    claims.plannedHandover &&
      claims.rehearsedRestores &&
      isIncluded('helpdesk') && {
        name: 'handoverPlan',
        link: { to: `${pathOf('managedServices', 'de')}#specimen`, label: 'Übergabeplan' },
      },
  ),
}
