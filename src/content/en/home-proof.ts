import type { Block } from '../page-copy.ts'

export const homePapers: Block = {
  kind: 'papers',
  heading: 'What you get in writing',
  papers: [
    { name: 'restoreLog', link: { to: '/services#backup', label: 'Restore test report' } },
    { name: 'inventoryPage', link: { to: '/services#managed-services', label: 'Inventory report' } },
    { name: 'handoverPlan', link: { to: '/services#remote-support', label: 'Handover plan' } },
  ],
}
