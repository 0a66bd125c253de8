import type { VendorTask } from '../../company/schema/company.ts'

/** What each vendor's products are used for, as the pages about vendors and partnerships name it. */
export const vendorTasks: Record<VendorTask, string> = {
  workplace: 'endpoints and cloud',
  backup: 'backup',
  firewall: 'firewalls',
  servers: 'servers',
  clients: 'workstations',
  telephony: 'telephony',
}
