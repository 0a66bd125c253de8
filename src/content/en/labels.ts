import { company } from '../../company/company.ts'
import { type PageName, parameters } from '../../pages.ts'

/** The names of all pages in menus, breadcrumbs and drawings. */
export const labels: Record<PageName, string> = {
  home: 'Home',
  servicesOverview: 'Services',
  services: 'Services',
  managedServices: 'Managed services',
  itSecurity: 'IT security',
  cloud: 'Cloud',
  backup: 'Backup',
  infrastructure: 'Infrastructure',
  telephony: 'Telephony',
  emailArchiving: 'E-mail archiving',
  partner: 'Partners',
  company: 'About',
  about: company.claims.team ? 'Team' : 'How we work',
  aboutUs: 'About us',
  visionMission: 'Vision and mission',
  careers: 'Careers',
  contact: 'Contact',
  sitePlan: 'Security self-check',
  industries: 'Industries',
  smallBusiness: 'Small businesses',
  taxAdvisors: 'Tax advisers',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  cyberDefence: 'Cyber defence as a service',
  securityServices: 'Security services',
  securityConsulting: 'Security consulting',
  backupServices: 'Backup services',
  blog: 'Blog',
  legalNotice: 'Legal notice',
  privacy: 'Privacy policy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  emergency: 'Emergency sheet',
}

/** Of segments in addresses that are no page (spec §2). */
export const segmentLabels: Record<string, string> = {
  [parameters.category]: 'Category',
  [parameters.tag]: 'Tag',
  [parameters.page]: 'Page',
  referenzen: 'References',
  tools: 'Tools',
  rechtliches: 'Legal',
}
