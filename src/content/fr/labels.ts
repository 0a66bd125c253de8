import { type PageName, parameters } from '../../pages.ts'

/** The names of all pages in menus, breadcrumbs and drawings. */
export const labels: Record<PageName, string> = {
  home: 'Accueil',
  servicesOverview: 'Services',
  services: 'Services',
  managedServices: 'Infogérance',
  itSecurity: 'Sécurité informatique',
  cloud: 'Cloud',
  backup: 'Sauvegarde',
  infrastructure: 'Infrastructure',
  telephony: 'Téléphonie',
  emailArchiving: 'Archivage des e-mails',
  partner: 'Partenaires',
  company: 'Entreprise',
  about: 'Entreprise',
  aboutUs: 'Qui sommes-nous ?',
  visionMission: 'Vision et mission',
  careers: 'Carrières',
  contact: 'Contact',
  sitePlan: 'Votre plan de situation',
  industries: 'Secteurs',
  smallBusiness: 'PME',
  taxAdvisors: 'Fiduciaires',
  healthcare: 'Santé',
  manufacturing: 'Industrie',
  retail: 'Commerce',
  cyberDefence: 'Cyberdéfense à la demande',
  securityServices: 'Services de sécurité',
  securityConsulting: 'Conseil en sécurité',
  backupServices: 'Services de sauvegarde',
  blog: 'Blog',
  legalNotice: 'Mentions légales',
  privacy: 'Protection des données',
  terms: 'Conditions générales',
  accessibility: 'Accessibilité',
  emergency: 'Urgence',
}

/** Of segments in addresses that are no page (spec §2). */
export const segmentLabels: Record<string, string> = {
  [parameters.category]: 'Catégorie',
  [parameters.tag]: 'Étiquette',
  [parameters.page]: 'Page',
  referenzen: 'Références',
  tools: 'Outils',
  rechtliches: 'Informations légales',
}
