import { defaultLanguage, type Language, type Localized, languages, otherThan } from './languages.ts'
import { type Page, type PageName, pageNames, pages, parameters } from './page-table.ts'

export {
  footerColumns,
  homeSections,
  movedPages,
  navigation,
  type PageName,
  pageNames,
  pages,
  parameters,
} from './page-table.ts'

/** The name of a page's file of copy: `about-us`. */
export function fileOf(name: PageName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The page that menus show in `language` in place of another: in English `services` for `servicesOverview`. */
function standIn(name: PageName, language: Language): PageName {
  const other = (pages[name] as Page).inEnglishMenus as PageName | undefined
  return language === 'en' && other ? other : name
}

/** The page in whose place menus show this one, `servicesOverview` for `services`, or the page itself. */
export function mainPage(name: PageName): PageName {
  return pageNames.find((each) => (pages[each] as Page).inEnglishMenus === name) ?? name
}

/** The address of a page for a visitor who reads `language`. */
function addressOf(name: PageName, language: Language): string {
  const { path }: Page = pages[name]
  return typeof path === 'string' ? path : path[language]
}

/** Where links lead to a page for a visitor who reads `language`. */
export function pathOf(name: PageName, language: Language): string {
  return addressOf(standIn(name, language), language)
}

/** All addresses of a page, each with the language that it is pre-rendered in. */
export function addressesOf(name: PageName): Map<string, Language> {
  const { path, isEnglishFirst }: Page = pages[name]
  if (typeof path === 'string') return new Map([[path, isEnglishFirst ? 'en' : 'de']])
  return new Map(languages.map((language) => [path[language], language]))
}

/** The page at a path, in whichever of the site's languages; unknown paths have none. */
export function pageAt(pathname: string): PageName | undefined {
  return pagesByPath.get(withoutTrailingSlash(pathname))?.name
}

/** The language in which a path is pre-rendered. */
export function prerenderedLanguage(pathname: string): Language {
  return pagesByPath.get(withoutTrailingSlash(pathname))?.language ?? defaultLanguage
}

/** The page that a path belongs to: for an article, and for each part of its list, the blog. */
export function sectionAt(pathname: string): PageName | undefined {
  return pageAt(pathname) ?? (isInBlog(pathname) ? 'blog' : undefined)
}

/** Whether a path is the blog's, an article's or a list's. */
export function isInBlog(pathname: string): boolean {
  return `${pathname}/`.startsWith(articlePath(''))
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
  const { path }: Partial<Page> = name ? pages[name] : {}
  return typeof path === 'object' ? path : undefined
}

/** The language of the content at a path for a visitor who reads `language`: German where English lacks the page. */
export function contentLanguage(pathname: string, language: Language): Language {
  const name = pageAt(pathname)
  const isGerman = name ? (pages[name] as Page).isGerman : isInBlog(pathname)
  return isGerman ? defaultLanguage : language
}

/** Whether the content at a path is in one language for every visitor. */
export function isInOneLanguage(pathname: string): boolean {
  return contentLanguage(pathname, otherThan(defaultLanguage)) === defaultLanguage
}

export function articlePath(slug: string): string {
  return `${addressOf('blog', defaultLanguage)}/${slug}`
}

/** The pages of the blog list; the first is the blog itself. */
export function blogPagePath(page: number | ':page'): string {
  return page === 1 ? addressOf('blog', defaultLanguage) : articlePath(`${parameters.page}/${page}`)
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

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

/** The pages but home by the ends of their addresses; of several with the same end the first one. */
export const pagesByEnd: ReadonlyMap<string, PageName> = new Map(
  pageNames
    .filter((name) => name !== 'home')
    .flatMap((name) => [...addressesOf(name).keys()].map((path) => [path.replace(/.*\//, ''), name] as const))
    .reverse(),
)

const pagesByPath = new Map(
  pageNames.flatMap((name) =>
    [...addressesOf(name)].map(([path, language]) => [path, { name, language }] as const),
  ),
)
