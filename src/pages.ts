import { pagesOff } from './company/company.ts'
import {
  defaultLanguage,
  inLanguage,
  type Language,
  type Localized,
  languages,
  type RenderedLanguage,
  renderedLanguages,
} from './languages.ts'

/**
 * Every address of the site, once. Navigation, footer, breadcrumb and language switch are built from this file;
 * `src/routes.tsx` has the page of each path.
 *
 * A screen with two paths is a pair: the German path shows it to German visitors, the English one to
 * English visitors. A screen with one path serves both languages there, unless it is German only.
 */
type Screen = {
  path: Localized<string> | string
  label: Localized<string>
  /** The content at the German path is German; only the shell is in the visitor's language. */
  germanOnly?: true
  /** The two paths of a pair show different content, not translations of each other. */
  contentDiffers?: true
}

export const screens = {
  home: { path: '/', label: { de: 'Startseite', en: 'Home' } },
  services: {
    path: { de: '/leistungen', en: '/services' },
    label: { de: 'Leistungen', en: 'Services' },
    germanOnly: true,
    contentDiffers: true,
  },
  managedServices: {
    path: '/leistungen/managed-services',
    label: { de: 'Managed Services', en: 'Managed services' },
    germanOnly: true,
  },
  itSecurity: {
    path: '/leistungen/it-sicherheit',
    label: { de: 'IT-Sicherheit', en: 'IT security' },
    germanOnly: true,
  },
  cloud: {
    path: '/leistungen/cloud',
    label: { de: 'Cloud', en: 'Cloud' },
    germanOnly: true,
  },
  backup: {
    path: '/leistungen/backup',
    label: { de: 'Backup', en: 'Backup' },
    germanOnly: true,
  },
  infrastructure: {
    path: '/leistungen/infrastruktur',
    label: { de: 'Infrastruktur', en: 'Infrastructure' },
    germanOnly: true,
  },
  telephony: {
    path: '/leistungen/telefonie',
    label: { de: 'Telefonie', en: 'Telephony' },
    germanOnly: true,
  },
  emailArchiving: {
    path: '/leistungen/email-archivierung',
    label: { de: 'E-Mail-Archivierung', en: 'E-mail archiving' },
    germanOnly: true,
  },
  partner: { path: '/partner', label: { de: 'Partner', en: 'Partners' } },
  company: {
    path: { de: '/unternehmen', en: '/about' },
    label: { de: 'Unternehmen', en: 'About' },
    contentDiffers: true,
  },
  aboutUs: {
    path: '/unternehmen/ueber-uns',
    label: { de: 'Über uns', en: 'About us' },
  },
  visionMission: {
    path: '/unternehmen/vision-mission',
    label: { de: 'Vision & Mission', en: 'Vision and mission' },
  },
  careers: {
    path: '/unternehmen/karriere',
    label: { de: 'Karriere', en: 'Careers' },
    germanOnly: true,
  },
  contact: {
    path: { de: '/kontakt', en: '/contact' },
    label: { de: 'Kontakt', en: 'Contact' },
  },
  sitePlan: {
    path: { de: '/lageplan', en: '/site-plan' },
    label: { de: 'Ihr Lageplan', en: 'Your site plan' },
  },
  industries: {
    path: '/branchen',
    label: { de: 'Branchen', en: 'Industries' },
    germanOnly: true,
  },
  smallBusiness: {
    path: '/branchen/kmu',
    label: { de: 'KMU', en: 'Small businesses' },
    germanOnly: true,
  },
  taxAdvisors: {
    path: '/branchen/steuerkanzleien',
    label: { de: 'Steuerkanzleien', en: 'Tax consultants' },
    germanOnly: true,
  },
  healthcare: {
    path: '/branchen/gesundheitswesen',
    label: { de: 'Gesundheitswesen', en: 'Healthcare' },
    germanOnly: true,
  },
  manufacturing: {
    path: '/branchen/produktion',
    label: { de: 'Produktion', en: 'Manufacturing' },
    germanOnly: true,
  },
  retail: {
    path: '/branchen/handel',
    label: { de: 'Handel', en: 'Retail' },
    germanOnly: true,
  },
  cyberDefence: {
    path: '/cdaas',
    label: { de: 'Cyber Defence as a Service', en: 'Cyber defence as a service' },
    germanOnly: true,
  },
  securityServices: {
    path: '/security-services',
    label: { de: 'Security Services', en: 'Security services' },
    germanOnly: true,
  },
  securityConsulting: {
    path: '/security-consulting',
    label: { de: 'Security Consulting', en: 'Security consulting' },
    germanOnly: true,
  },
  backupServices: {
    path: '/backup-services',
    label: { de: 'Backup Services', en: 'Backup services' },
    germanOnly: true,
  },
  blog: { path: '/blog', label: { de: 'Blog', en: 'Blog' }, germanOnly: true },
  legalNotice: {
    path: '/impressum',
    label: { de: 'Impressum', en: 'Legal notice' },
    germanOnly: true,
  },
  privacy: {
    path: '/datenschutz',
    label: { de: 'Datenschutz', en: 'Privacy policy' },
    germanOnly: true,
  },
  terms: {
    path: '/agb',
    label: { de: 'AGB', en: 'Terms' },
    germanOnly: true,
  },
  accessibility: {
    path: '/barrierefreiheit',
    label: { de: 'Barrierefreiheit', en: 'Accessibility' },
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** The screens that can be switched off; to the others forms, mails and laws refer. */
export const optionalScreens = (Object.keys(screens) as ScreenName[]).filter(
  (name) => !['home', 'contact', 'legalNotice', 'privacy'].includes(name),
)

/** Whether the site has a screen. */
export function isOn(name: ScreenName): boolean {
  return !pagesOff.includes(name)
}

/** The screens that the site has. */
export const screenNames = (Object.keys(screens) as ScreenName[]).filter(isOn)

/** The main navigation. */
export const navigation = (['home', 'services', 'company', 'contact'] as const).filter(isOn)

const allColumns = {
  services: [
    'services',
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
    'backupServices',
  ],
  industries: ['industries', 'smallBusiness', 'taxAdvisors', 'healthcare', 'manufacturing', 'retail'],
  company: ['company', 'aboutUs', 'visionMission', 'careers', 'partner', 'blog', 'sitePlan', 'contact'],
  legal: ['legalNotice', 'privacy', 'terms', 'accessibility'],
} as const satisfies Record<string, readonly ScreenName[]>

/** The columns of the footer, which has all pages. */
export const footerColumns = Object.fromEntries(
  Object.entries(allColumns).map(([column, names]) => [column, names.filter(isOn)]),
) as Record<keyof typeof allColumns, ScreenName[]>

/** Where the addresses of removed pages lead now, by their paths. */
export const movedPages: Readonly<Record<string, string>> = {}

/** The path of a screen for a visitor who reads `language`. */
export function pathOf(name: ScreenName, language: Language): string {
  const { path } = screens[name]
  return typeof path === 'string' ? path : inLanguage(path, language)
}

/** The screen that has this path, in whichever of the site's languages; unknown paths have none. */
export function screenAt(pathname: string): ScreenName | undefined {
  return screensByPath.get(withoutTrailingSlash(pathname))
}

/** Whether an address is that of a page that this site does without: it is switched off, or in another language. */
export function isMissing(address: string): boolean {
  const path = withoutTrailingSlash(address.replace(/[?#].*/, ''))
  return address === '' || disabledPaths.includes(path) || (!isOn('blog') && path.startsWith(articlePath('')))
}

/** The language in which a path is pre-rendered: English at the English path of a pair, else German. */
export function prerenderedLanguage(pathname: string): RenderedLanguage {
  const name = screenAt(pathname)
  if (name === undefined) return defaultLanguage
  const { path } = screens[name]
  return typeof path !== 'string' && path.en === withoutTrailingSlash(pathname) ? 'en' : defaultLanguage
}

/** Whether a path is the screen's own, in whichever language, or below it. */
export function isWithin(name: ScreenName, pathname: string): boolean {
  return languages.some((language) => {
    const path = pathOf(name, language)
    return screenAt(pathname) === name || (path !== '/' && pathname.startsWith(`${path}/`))
  })
}

/** The path of the same screen in another language; `undefined` if it is the current path. */
export function counterpart(pathname: string, language: Language): string | undefined {
  const name = screenAt(pathname)
  if (name === undefined) return undefined
  const path = pathOf(name, language)
  return path === withoutTrailingSlash(pathname) ? undefined : path
}

/** The addresses of the same content in the languages that pages are rendered in; none if it has but one. */
export function translationsOf(pathname: string): Record<RenderedLanguage, string> | undefined {
  const name = screenAt(pathname)
  if (name === undefined) return undefined
  const screen: Screen = screens[name]
  if (typeof screen.path === 'string' || screen.contentDiffers || renderedLanguages.length < 2)
    return undefined
  return screen.path
}

/** Whether the content at a path is in German for every visitor: German-only screens and the articles. */
export function isGermanOnly(pathname: string): boolean {
  const name = screenAt(pathname)
  if (name === undefined) return /^\/blog\/(seite\/)?[^/]+\/?$/.test(pathname)
  return 'germanOnly' in screens[name] && pathOf(name, 'de') === withoutTrailingSlash(pathname)
}

export function articlePath(slug: string): string {
  return `${screens.blog.path}/${slug}`
}

/** The pages of the blog list; the first is the blog itself. */
export function blogPagePath(page: number): string {
  return page === 1 ? screens.blog.path : `${screens.blog.path}/seite/${page}`
}

/** What posts can be filtered by. */
export const topicKinds = ['category', 'tag'] as const

export type TopicKind = (typeof topicKinds)[number]

/** The query parameters of the blog; `src/blog/blog-query.ts` reads them. */
export const blogParameters = { category: 'kategorie', tag: 'tag', page: 'seite', search: 'suche' } as const

/** The pages of the list of one category's or tag's articles, by its slug. */
export function topicPath(kind: TopicKind, slug: string, page = 1): string {
  const further = page === 1 ? '' : `&${blogParameters.page}=${page}`
  return `${screens.blog.path}?${blogParameters[kind]}=${slug}${further}`
}

/** The blog with what a search finds. */
export function searchPath(text: string): string {
  return `${screens.blog.path}?${new URLSearchParams({ [blogParameters.search]: text })}`
}

/** What opens the contact form with a subject: `?thema=backup` names a page, `?tarif=professional` a tariff. */
export const enquiryParameters = { topic: 'thema', tariff: 'tarif' } as const

/** The address of the contact form with a subject. */
export function enquiryPath(language: Language, topic: ScreenName, tariff?: string): string {
  const query = new URLSearchParams({
    [enquiryParameters.topic]: topicOf(topic, language),
    ...(tariff && { [enquiryParameters.tariff]: tariff }),
  })
  return `${pathOf('contact', language)}?${query}`
}

/** The name of a screen as a subject, the end of its path: `backup` for `/leistungen/backup`. */
export function topicOf(name: ScreenName, language: Language): string {
  return pathOf(name, language).replace(/.*\//, '')
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

const screensByPath = new Map<string, ScreenName>(
  screenNames.flatMap((name) => languages.map((language) => [pathOf(name, language), name] as const)),
)

/** The paths of screens that the site goes without. */
export const disabledPaths: readonly string[] = [
  ...new Set(
    Object.values<Screen>(screens)
      .flatMap(({ path }) => (typeof path === 'string' ? [path] : Object.values(path)))
      .filter((path) => !screensByPath.has(path)),
  ),
]
