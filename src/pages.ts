import { disabledPages } from './company/company.ts'
import { contentFiles } from './i18n/content-files.ts'
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  sharingLanguages,
} from './i18n/languages.ts'

/**
 * Every page, one row each. Navigation, footer, breadcrumb, language switch, sitemap and structured data are built from
 * this file; `src/routes.tsx` has the code of each page, `src/content/<language>` its copy and its label.
 *
 * The page `aboutUs` exists in each language that has a file `about-us.ts`. Its addresses follow from three rules: a
 * language for which `path` has none takes the name of the file, `/about-us`; the second language of a site without a
 * path of its own shares the address of the first; a further language is below its code, `/fr/about-us`.
 */
type Page = {
  path?: string | Localized<string>
  /** The page that menus show to visitors for whose language `path` has no address. */
  elsewhere?: string
  /** In the default language alone, whatever files there are. */
  isDefaultOnly?: true
}

export const pages = {
  home: { path: '/' },
  servicesOverview: { path: { de: '/leistungen' }, elsewhere: 'services' },
  services: { path: { en: '/services' } },
  managedServices: { path: { de: '/leistungen/managed-services' } },
  itSecurity: { path: { de: '/leistungen/it-sicherheit' } },
  cloud: { path: { de: '/leistungen/cloud' } },
  backup: { path: { de: '/leistungen/backup' } },
  infrastructure: { path: { de: '/leistungen/infrastruktur' } },
  telephony: { path: { de: '/leistungen/telefonie' } },
  emailArchiving: { path: { de: '/leistungen/email-archivierung' } },
  partner: {},
  company: { path: { de: '/unternehmen' }, elsewhere: 'about' },
  about: { path: { en: '/about' } },
  aboutUs: { path: { de: '/unternehmen/ueber-uns' } },
  visionMission: { path: { de: '/unternehmen/vision-mission' } },
  careers: { path: { de: '/unternehmen/karriere' } },
  contact: { path: { de: '/kontakt', en: '/contact' } },
  sitePlan: { path: { de: '/lageplan', en: '/site-plan' } },
  industries: { path: { de: '/branchen' } },
  smallBusiness: { path: { de: '/branchen/kmu' } },
  taxAdvisors: { path: { de: '/branchen/steuerkanzleien' } },
  healthcare: { path: { de: '/branchen/gesundheitswesen' } },
  manufacturing: { path: { de: '/branchen/produktion' } },
  retail: { path: { de: '/branchen/handel' } },
  cyberDefence: { path: '/cdaas' },
  securityServices: {},
  securityConsulting: {},
  backupServices: {},
  blog: { isDefaultOnly: true },
  legalNotice: { path: { de: '/impressum' }, isDefaultOnly: true },
  privacy: { path: { de: '/datenschutz' }, isDefaultOnly: true },
  terms: { path: { de: '/agb' }, isDefaultOnly: true },
  accessibility: { path: { de: '/barrierefreiheit' } },
  emergency: { path: { de: '/notfall', en: '/emergency' } },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

const allPages = Object.keys(pages) as PageName[]

/** The main navigation. */
const menu = ['home', 'servicesOverview', 'company', 'contact'] as const satisfies readonly PageName[]

/** The columns of the footer, which has all pages; a column is called after its overview. */
const columns = {
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
    'backupServices',
  ],
  industries: ['industries', 'smallBusiness', 'taxAdvisors', 'healthcare', 'manufacturing', 'retail'],
  company: [
    'company',
    'aboutUs',
    'visionMission',
    'careers',
    'partner',
    'blog',
    'sitePlan',
    'emergency',
    'contact',
  ],
  legal: ['legalNotice', 'privacy', 'terms', 'accessibility'],
} as const satisfies Record<string, readonly PageName[]>

/** The words in addresses of the blog and of enquiries; no article has one of them as its slug. */
const words: Localized<Record<'category' | 'tag' | 'page' | 'search' | 'topic' | 'tariff', string>> = {
  de: {
    category: 'kategorie',
    tag: 'tag',
    page: 'seite',
    search: 'suche',
    topic: 'thema',
    tariff: 'tarif',
  },
  en: {
    category: 'category',
    tag: 'tag',
    page: 'page',
    search: 'search',
    topic: 'topic',
    tariff: 'tariff',
  },
}

/** The anchors of sections of the home page that menus link to. */
const anchors: Localized<Record<'services' | 'company' | 'industries' | 'partners' | 'careers', string>> = {
  de: {
    services: 'services',
    company: 'unternehmen',
    industries: 'industries',
    partners: 'partners',
    careers: 'karriere',
  },
  en: {
    services: 'services',
    company: 'company',
    industries: 'industries',
    partners: 'partners',
    careers: 'careers',
  },
}

export const homeSections = anchors[defaultLanguage] ?? (anchors.en as (typeof anchors)[string])

/** The query parameters of the site, and the words in addresses of lists of articles. */
export const parameters = words[defaultLanguage] ?? (words.en as (typeof words)[string])

/** Where the addresses of removed pages lead now, by their paths. */
export const movedPages: Readonly<Record<string, string>> = {}

/** The pages that can be switched off; to the others forms, mails and laws refer. */
export const optionalPages = allPages.filter(
  (name) => !['home', 'contact', 'legalNotice', 'privacy'].includes(name),
)

/** Whether a page exists in a language, or in any language of the site. */
export function isEnabled(name: PageName, language?: Language): boolean {
  const page: Page = pages[name]
  const candidates = page.isDefaultOnly ? [defaultLanguage] : languages
  return (
    !disabledPages.includes(name) &&
    isNeeded(name) &&
    candidates.some((each) => (language ?? each) === each && (page.isDefaultOnly || hasFile(name, each)))
  )
}

/** Whether the company has what a page is about, whichever languages the page exists in. */
export function isOffered(name: PageName): boolean {
  return !disabledPages.includes(name)
}

/** Whether workstations, servers or networks are looked after at all. */
export const caresForDevices = isOffered('managedServices') || isOffered('infrastructure')

/** The services that the company has, with and without a page in a language. */
export const offeredServices: readonly PageName[] = columns.servicesOverview.slice(1).filter(isOffered)

/** A page that stands in for another one exists only on a site with a language whose menus show it. */
function isNeeded(name: PageName): boolean {
  const main = mainPage(name)
  if (main === name) return true
  const { path }: Page = pages[main]
  return languages.some(
    (language) => typeof path === 'object' && path[language] === undefined && hasFile(name, language),
  )
}

function hasFile(name: PageName, language: Language): boolean {
  return contentFiles?.includes(`${language}/${fileOf(name)}`) ?? true
}

/** The name of a page's file of copy: `about-us`. */
export function fileOf(name: PageName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The pages that the site has. */
export const pageNames = allPages.filter((name) => isEnabled(name))

export const navigation = menu.filter((name) => isEnabled(standIn(name, defaultLanguage)))

export const footerColumns = Object.fromEntries(
  Object.entries(columns).map(([column, names]) => [
    column,
    names.filter((name) => isEnabled(standIn(name, defaultLanguage))),
  ]),
) as Record<keyof typeof columns, PageName[]>

/** The page that menus show in place of another to visitors who read `language`. */
function standIn(name: PageName, language: Language): PageName {
  const { path, elsewhere }: Page = pages[name]
  const hasAddress = typeof path === 'string' || path?.[language] !== undefined
  return elsewhere && !hasAddress && isEnabled(elsewhere as PageName, language)
    ? (elsewhere as PageName)
    : name
}

/** The page in whose place menus show this one, or the page itself. */
export function mainPage(name: PageName): PageName {
  return allPages.find((each) => (pages[each] as Page).elsewhere === name) ?? name
}

/** The address of a page for a visitor who reads `language`; the one of the default language if it lacks the page. */
function addressOf(name: PageName, language: Language): string {
  const { path }: Page = pages[name]
  const own = typeof path === 'string' ? path : path?.[language]
  const inFolder = own ?? `/${fileOf(name)}`
  if (language === defaultLanguage) return inFolder
  if (sharingLanguages.includes(language)) return own ?? addressOf(name, defaultLanguage)
  if (!isEnabled(name, language)) return addressOf(name, defaultLanguage)
  return `/${language}${withoutTrailingSlash(inFolder === '/' ? '' : inFolder)}`
}

/** Where links lead to a page for a visitor who reads `language`. */
export function pathOf(name: PageName, language: Language): string {
  return addressOf(standIn(name, language), language)
}

/** Where links lead to a part of a page; a page that stands in for it has no such part. */
export function partOf(name: PageName, part: string, language: Language): string {
  const path = pathOf(name, language)
  return isEnabled(name, language) ? `${path}#${part}` : path
}

/** All addresses of a page, each with the language that it is pre-rendered in. */
export function addressesOf(name: PageName): Map<string, Language> {
  const { path }: Page = pages[name]
  const isOwn = (language: Language) => typeof path === 'string' || path?.[language] !== undefined
  // A language that has the page comes first, then one with an address of its own.
  const rank = (language: Language) => 2 * Number(isEnabled(name, language)) + Number(isOwn(language))
  const inOrder = languages
    .filter((language) => isEnabled(name, language) || language === defaultLanguage)
    .toSorted((a, b) => rank(b) - rank(a))
  const addresses = new Map<string, Language>()
  for (const language of inOrder) {
    const address = addressOf(name, language)
    if (!addresses.has(address)) addresses.set(address, language)
  }
  return addresses
}

/** The page at a path, in whichever of the site's languages; unknown paths have none. */
export function pageAt(pathname: string): PageName | undefined {
  return pagesByPath.get(withoutTrailingSlash(pathname))?.name
}

/** Whether an address is that of a page that this site does without: it is switched off, or in another language. */
export function isDisabledPath(address: string): boolean {
  const path = withoutTrailingSlash(address.replace(/[?#].*/, ''))
  return (
    address === '' || disabledPaths.includes(path) || (!isEnabled('blog') && path.startsWith(articlePath('')))
  )
}

/** The language in which a path is pre-rendered. */
export function prerenderedLanguage(pathname: string): Language {
  return pagesByPath.get(withoutTrailingSlash(pathname))?.language ?? defaultLanguage
}

/** The page that a path belongs to: for an article, and for each part of its list, the blog. */
export function sectionAt(pathname: string): PageName | undefined {
  return pageAt(pathname) ?? (isWithin('blog', pathname) ? 'blog' : undefined)
}

/** Whether a path is the page's own, in whichever language, or below it. */
export function isWithin(name: PageName, pathname: string): boolean {
  const current = pageAt(pathname)
  if (current && mainPage(current) === name) return true
  return languages.some((language) => {
    const path = addressOf(name, language)
    return path !== '/' && pathname.startsWith(`${path}/`)
  })
}

/** The path of the same page, or of what stands in for it, in another language; `undefined` if it is the current path. */
export function counterpart(pathname: string, language: Language): string | undefined {
  const name = pageAt(pathname)
  if (name === undefined) return undefined
  const path = pathOf(mainPage(name), language)
  return path === withoutTrailingSlash(pathname) ? undefined : path
}

/** The addresses of the same content in the languages that it is pre-rendered in; none if it has but one. */
export function translationsOf(pathname: string): Localized<string> | undefined {
  const name = pageAt(pathname)
  if (name === undefined) return undefined
  const addresses = [...addressesOf(name)].filter(([, language]) => isEnabled(name, language))
  if (addresses.length < 2) return undefined
  return Object.fromEntries(addresses.map(([path, language]) => [language, path]))
}

/** The language of the content at a path for a visitor who reads `language`: where it lacks the page, another one. */
export function contentLanguage(pathname: string, language: Language): Language {
  const name = pageAt(pathname)
  if (name === undefined) return isArticle(pathname) ? defaultLanguage : language
  return [language, ...languages].find((each) => isEnabled(name, each)) ?? language
}

/** Whether the content at a path is in one language for every visitor, on a site with more than one. */
export function isInOneLanguage(pathname: string): boolean {
  const [first, second] = sharingLanguages.map((language) => contentLanguage(pathname, language))
  return first === second
}

/** Whether a path is one of an article, or of a further page of their list. */
function isArticle(pathname: string): boolean {
  return isEnabled('blog') && isWithin('blog', pathname)
}

export function articlePath(slug: string): string {
  return `${addressOf('blog', defaultLanguage)}/${slug}`
}

/** The pages of the blog list; the first is the blog itself. */
export function blogPagePath(page: number | ':page'): string {
  return page === 1 ? addressOf('blog', defaultLanguage) : articlePath(`${parameters.page}/${page}`)
}

/** What posts can be filtered by. */
export const topicKinds = ['category', 'tag'] as const

export type TopicKind = (typeof topicKinds)[number]

/** The pages of the list of one category's or tag's articles, by its slug. */
export function topicPath(kind: TopicKind, slug: string, page: number | ':page' = 1): string {
  const first = articlePath(`${parameters[kind]}/${slug}`)
  return page === 1 ? first : `${first}/${parameters.page}/${page}`
}

/** Whether a path is one of a category's or tag's list. */
export function isTopicPath(pathname: string): boolean {
  return topicKinds.some((kind) => pathname.startsWith(topicPath(kind, '')))
}

/** The blog with what a search finds. */
export function searchPath(text: string): string {
  return `${blogPagePath(1)}?${new URLSearchParams({ [parameters.search]: text })}`
}

/**
 * The address of the contact form with a subject: `?thema=backup` names a page, `?tarif=professional` a tariff.
 */
export function enquiryPath(language: Language, topic: PageName, tariff?: string): string {
  const query = new URLSearchParams({
    [parameters.topic]: topicOf(topic, language),
    ...(tariff && { [parameters.tariff]: tariff }),
  })
  return `${pathOf('contact', language)}?${query}`
}

/** The name of a page as a subject, the end of its path: `backup` for `/leistungen/backup`. */
export function topicOf(name: PageName, language: Language): string {
  return pathOf(mainPage(name), language).replace(/.*\//, '')
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

const pagesByPath = new Map(
  pageNames.flatMap((name) =>
    [...addressesOf(name)].map(([path, language]) => [path, { name, language }] as const),
  ),
)

/** The paths of pages that the site goes without. */
export const disabledPaths: readonly string[] = [
  ...new Set(
    allPages
      .flatMap((name) => {
        const { path = {} }: Page = pages[name]
        return [addressOf(name, defaultLanguage), ...(typeof path === 'string' ? [] : Object.values(path))]
      })
      .filter((path) => !pagesByPath.has(path)),
  ),
]
