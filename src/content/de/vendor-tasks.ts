import type { VendorTask } from '../../company/schema/company.ts'

/** What each vendor's products are used for, as the pages about vendors and partnerships name it. */
export const vendorTasks: Record<VendorTask, string> = {
  workplace: 'Cloud und Schutz der Endgeräte',
  backup: 'Datensicherung',
  firewall: 'Firewalls',
  servers: 'Server',
  clients: 'Arbeitsplätze',
  telephony: 'Telefonie',
}
