import { company } from '../../company/company.ts'
import type { Specimens } from '../page-copy.ts'

export const specimens: Specimens = {
  restoreLog: {
    title: 'Restore test report',
    facts: [
      ['Reason', 'quarterly test'],
      ['System', 'file server FS-01'],
      ['Backup', 'same day, 08:30'],
      ['Environment', 'isolated, no outside network'],
    ],
    head: ['Time', 'Step', 'Result'],
    rows: [
      ['09:00', 'Single file restored', `4 minutes, target ${company.promises.restoreFileMinutes} minutes`],
      ['09:10', 'Server started from the backup', 'running'],
      ['10:40', 'Sign-in and application checked', 'OK'],
      ['11:05', '50 files compared with the originals', '50 of 50 identical'],
    ],
    closing: `Measured: 1 hour 55 minutes, target ${company.promises.restoreServerHours} hours. Outstanding issues: none.`,
  },
  inventoryPage: {
    title: 'Inventory report, page 3 of 7',
    facts: [
      ['Business', 'joinery, 14 workstations'],
      ['Scope', '34 devices, 21 accounts, 9 contracts'],
    ],
    head: ['Device', 'Location', 'Status', 'Next step'],
    rows: [
      ['NB-014 laptop', 'accounts office', 'up to date', 'none'],
      ['NB-015 laptop', 'accounts office', 'restart pending', 'tonight'],
      ['SRV-02 server', 'server room', 'warranty ends in 7 months', 'plan a replacement'],
      ['SW-01 switch', 'corridor', 'configuration saved', 'none'],
      ['PC-007 saw', 'workshop', 'no more updates', 'separate network'],
    ],
    closing: '5 of 34 devices. Items to act on: 3.',
  },
  handoverPlan: {
    title: 'Handover plan',
    facts: [
      ['From', 'the previous provider'],
      ['To', 'help desk'],
    ],
    head: ['Week', 'What is handed over', 'Who checks it'],
    rows: [
      ['1', 'Access, network plan, list of devices', 'both sides together'],
      ['2', 'Licences, contracts, contacts', 'your accounts department'],
      ['3', 'Backup switched over, restore test passed', 'we do, with a report'],
      ['4', 'Old access blocked, help desk running', 'your management'],
    ],
    closing: 'Old access is blocked only once the restore test in week 3 has passed.',
  },
}
