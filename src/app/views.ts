import { languages } from '../site/languages.ts'
import { fileOf, isInOneLanguage, type PageName, pageAt } from '../site/pages.ts'

export type ViewNames = readonly [view: string, drawing?: string]

/**
 * What shows each page: a view in `src/pages`, and a drawing in `src/illustrations` where the view is one for several
 * pages. The copy of a page has its name.
 */
export const views: Readonly<Record<PageName, ViewNames>> = {
  home: ['home'],
  servicesOverview: ['copy-page', 'fortress/seven-fronts'],
  services: ['services'],
  managedServices: ['managed-services'],
  itSecurity: ['copy-page', 'fortress/three-rings'],
  cloud: ['copy-page', 'fortress/plateau'],
  backup: ['backup'],
  infrastructure: ['infrastructure'],
  telephony: ['copy-page', 'fortress/triangulation'],
  emailArchiving: ['copy-page', 'fortress/parcels'],
  partner: ['copy-page', 'fortress/rampart-section'],
  company: ['copy-page', 'fortress/crossing-sheet'],
  about: ['copy-page', 'fortress/tripoint'],
  aboutUs: ['copy-page', 'fortress/staked-out'],
  visionMission: ['copy-page', 'fortress/compass-rose'],
  careers: ['copy-page', 'fortress/traverse'],
  contact: ['contact'],
  sitePlan: ['site-plan'],
  industries: ['copy-page', 'fortress/seven-lots'],
  smallBusiness: ['copy-page', 'fortress/enclosed-town'],
  taxAdvisors: ['copy-page', 'deadline-ruler'],
  healthcare: ['copy-page', 'fortress/separate-wards'],
  manufacturing: ['copy-page', 'fortress/drawbridge'],
  retail: ['copy-page', 'fortress/two-routes'],
  cyberDefence: ['copy-page', 'fortress/night-watch'],
  securityServices: ['copy-page', 'fortress/six-works'],
  securityConsulting: ['security-consulting'],
  blog: ['blog'],
  legalNotice: ['legal-page', 'fortress/boundary-line'],
  privacy: ['legal-page', 'fortress/boundary-line'],
  terms: ['copy-page', 'fortress/boundary-line'],
  accessibility: ['copy-page', 'fortress/ramp'],
  emergency: ['emergency'],
}

/** The sources of what the page at a path loads at once, in all languages, the application first. */
export function sourcesAt(path: string): string[] {
  const name = pageAt(path)
  const [view, drawing] = name ? views[name] : [path === '/404' ? 'not-found' : 'article']
  // A page in one language has a note for readers of another.
  const copies = ['shell', name && fileOf(name), isInOneLanguage(path) && 'summaries'].filter(Boolean)
  return [
    'src/app/main.tsx',
    `src/pages/${view}.tsx`,
    ...(drawing ? [`src/illustrations/${drawing}.tsx`] : []),
    ...languages.flatMap((language) => copies.map((copy) => `src/content/${language}/${copy}.ts`)),
  ]
}
