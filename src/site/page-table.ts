import type { Localized } from './languages.ts'

export type Page = {
  /** One address for both languages, or one for each. */
  path: string | Localized<string>
  /** English lacks the page: its visitors see the German one, with a note. */
  isGerman?: true
  /** Its address is English, so it is pre-rendered in English. */
  isEnglishFirst?: true
  /** The page that menus show instead to English visitors. */
  inEnglishMenus?: string
}

/**
 * Every page, one row each. Navigation, footer, breadcrumb, language switch, sitemap and structured data are built from
 * this file; `src/app/views.ts` has the code of each page, `src/content/<language>` its copy and its label.
 */
export const pages = {
  home: { path: '/' },
  servicesOverview: { path: '/leistungen', isGerman: true, inEnglishMenus: 'services' },
  services: { path: '/services', isEnglishFirst: true },
  managedServices: { path: '/leistungen/managed-services', isGerman: true },
  itSecurity: { path: '/leistungen/it-sicherheit', isGerman: true },
  cloud: { path: '/leistungen/cloud', isGerman: true },
  backup: { path: '/leistungen/backup', isGerman: true },
  infrastructure: { path: '/leistungen/infrastruktur', isGerman: true },
  telephony: { path: '/leistungen/telefonie', isGerman: true },
  emailArchiving: { path: '/leistungen/email-archivierung', isGerman: true },
  partner: { path: '/partner' },
  company: { path: '/unternehmen', inEnglishMenus: 'about' },
  about: { path: '/about', isEnglishFirst: true },
  aboutUs: { path: '/unternehmen/ueber-uns' },
  visionMission: { path: '/unternehmen/vision-mission' },
  careers: { path: '/unternehmen/karriere', isGerman: true },
  contact: { path: { de: '/kontakt', en: '/contact' } },
  sitePlan: { path: { de: '/lageplan', en: '/site-plan' } },
  industries: { path: '/branchen', isGerman: true },
  smallBusiness: { path: '/branchen/kmu', isGerman: true },
  taxAdvisors: { path: '/branchen/steuerkanzleien', isGerman: true },
  healthcare: { path: '/branchen/gesundheitswesen', isGerman: true },
  manufacturing: { path: '/branchen/produktion', isGerman: true },
  retail: { path: '/branchen/handel', isGerman: true },
  cyberDefence: { path: '/cdaas', isGerman: true },
  securityServices: { path: '/security-services', isGerman: true },
  securityConsulting: { path: '/security-consulting', isGerman: true },
  blog: { path: '/blog', isGerman: true },
  legalNotice: { path: '/impressum', isGerman: true },
  privacy: { path: '/datenschutz', isGerman: true },
  terms: { path: '/agb', isGerman: true },
  accessibility: { path: '/barrierefreiheit' },
  emergency: { path: { de: '/notfall', en: '/emergency' } },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

/** The main navigation. */
export const navigation = [
  'home',
  'servicesOverview',
  'company',
  'contact',
] as const satisfies readonly PageName[]

/** The columns of the footer: all pages but home and what stands for another in English. Most are called after their overview. */
export const footerColumns: Record<
  'help' | 'servicesOverview' | 'industries' | 'company' | 'legal',
  readonly PageName[]
> = {
  help: ['emergency', 'contact', 'sitePlan'],
  servicesOverview: [
    'servicesOverview',
    'managedServices',
    'itSecurity',
    'cloud',
    'backup',
    'infrastructure',
    'telephony',
    'emailArchiving',
    'cyberDefence',
    'securityServices',
    'securityConsulting',
  ],
  industries: ['industries', 'smallBusiness', 'taxAdvisors', 'healthcare', 'manufacturing', 'retail'],
  company: ['company', 'aboutUs', 'visionMission', 'careers', 'partner', 'blog'],
  legal: ['legalNotice', 'privacy', 'terms', 'accessibility'],
}

/** The anchors of sections of the home page that menus link to (spec §2). */
export const homeSections = {
  services: 'services',
  company: 'unternehmen',
  industries: 'industries',
  partners: 'partners',
  careers: 'karriere',
} as const

/** The words in addresses of the blog and of enquiries; no article has one of them as its slug. */
export const parameters = {
  page: 'seite',
  search: 'suche',
  topic: 'thema',
  tariff: 'tarif',
} as const

/** Where the addresses of removed pages lead now, by their paths. */
export const movedPages: Readonly<Record<string, string>> = {
  '/backup-services': '/leistungen/backup',
}
