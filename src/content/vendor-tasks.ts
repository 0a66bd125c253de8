import type { VendorTask } from '../company/facts-schema.ts'
import type { Localized } from '../languages.ts'

/** What each vendor's products are used for, as the pages about vendors and partnerships name it. */
export const vendorTasks: Localized<Record<VendorTask, string>> = {
  de: {
    workplace: 'Endgeräte und Cloud',
    backup: 'Datensicherung',
    firewall: 'Firewalls',
    servers: 'Server',
    clients: 'Arbeitsplätze',
    telephony: 'Telefonie',
  },
  en: {
    workplace: 'endpoints and cloud',
    backup: 'backup',
    firewall: 'firewalls',
    servers: 'servers',
    clients: 'workstations',
    telephony: 'telephony',
  },
}
