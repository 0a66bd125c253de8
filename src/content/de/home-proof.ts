import type { Block } from '../page-copy.ts'

export const homePapers: Block = {
  kind: 'papers',
  heading: 'Was Sie schwarz auf weiß bekommen',
  papers: [
    {
      name: 'restoreLog',
      link: { to: '/backup-services#specimen', label: 'Protokoll einer Wiederherstellung' },
    },
    { name: 'inventoryPage', link: { to: '/branchen/kmu#specimen', label: 'Inventarbericht' } },
    { name: 'handoverPlan', link: { to: '/leistungen/managed-services#specimen', label: 'Übergabeplan' } },
  ],
}
