import { type PageName, parameters } from '../../pages.ts'

/** The names of all pages in menus, breadcrumbs and drawings. */
export const labels: Record<PageName, string> = {
  home: 'Startseite',
  servicesOverview: 'Leistungen',
  services: 'Leistungen',
  managedServices: 'Managed Services',
  itSecurity: 'IT-Sicherheit',
  cloud: 'Cloud',
  backup: 'Backup',
  infrastructure: 'Infrastruktur',
  telephony: 'Telefonie',
  emailArchiving: 'E-Mail-Archivierung',
  partner: 'Partner',
  company: 'Unternehmen',
  about: 'Arbeitsweise',
  aboutUs: 'Über uns',
  visionMission: 'Vision & Mission',
  careers: 'Karriere',
  contact: 'Kontakt',
  sitePlan: 'Ihr Lageplan',
  industries: 'Branchen',
  smallBusiness: 'KMU',
  taxAdvisors: 'Steuerkanzleien',
  healthcare: 'Gesundheitswesen',
  manufacturing: 'Produktion',
  retail: 'Handel',
  cyberDefence: 'Cyber Defence as a Service',
  securityServices: 'Security Services',
  securityConsulting: 'Security Consulting',
  backupServices: 'Backup Services',
  blog: 'Blog',
  legalNotice: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  accessibility: 'Barrierefreiheit',
  emergency: 'Notfall',
}

/** Of segments in addresses that are no page (spec §2). */
export const segmentLabels: Record<string, string> = {
  [parameters.category]: 'Kategorie',
  [parameters.tag]: 'Tag',
  [parameters.page]: 'Seite',
  referenzen: 'Referenzen',
  tools: 'Tools',
  rechtliches: 'Rechtliches',
}
