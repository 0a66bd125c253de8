import { defaultLanguage, isLanguage, type Language, languages } from '../site/languages.ts'
import { contentLanguage, fileOf, pageAt, prerenderedLanguage } from '../site/pages.ts'

/**
 * What loads the copy of each page and of the shell. What is left out is not for browsers, or only imported by copy:
 * each of these files would become a chunk.
 */
const files = import.meta.glob<object>([
  '../content/*/*.ts',
  '!../content/*/{answers,contract-questions,first-question,format,forms,functions}.ts',
  '!../content/*/{labels,post-text,price-ruler,reach,synonyms}.ts',
])

/** The copy that was loaded, by language and name: `de/home`. */
const loaded: Map<string, unknown> = import.meta.hot?.data.loaded ?? new Map()
// In development the old page stays until a changed one is loaded.
if (import.meta.hot) import.meta.hot.data.loaded = loaded

/** Loads the copy in `src/content/<language>/<name>.ts`, its only export; nothing where there is no such file. */
export async function loadCopy(name: string, language: Language): Promise<void> {
  const file = files[`../content/${language}/${name}.ts`]
  if (file) loaded.set(`${language}/${name}`, Object.values(await file())[0])
}

/**
 * Loads the copy of the page at a path, and of the shell, for a visitor who reads `language`. A page that is German for
 * everybody has buttons and forms in German, too. A server renders each page in all languages.
 */
export async function loadPageCopy(pathname: string, language: Language): Promise<void> {
  const page = pageAt(pathname)
  const content = contentLanguage(pathname, language)
  // The services page shows both languages.
  const shown = import.meta.env.SSR || page === 'services' ? languages : [content]
  await Promise.all([
    ...(import.meta.env.SSR ? languages : [language, content]).map((each) => loadCopy('shell', each)),
    ...shown.map((each) => page && loadCopy(fileOf(page), each)),
    (import.meta.env.SSR || content !== language) && loadCopy('summaries', 'en'),
  ])
}

/** The copy of a file that was loaded before: by the page's route, or by the switch of the language. */
export function copyIn<Copy>(language: Language, name: string): Copy {
  const copy = loaded.get(`${language}/${name}`)
  if (copy === undefined) throw new Error(`expected src/content/${language}/${name}.ts to be loaded`)
  return copy as Copy
}

let current: Language | undefined

/** The language that routes load their copy in: the one that the page shows, until another is chosen. */
export function currentLanguage(): Language {
  if (import.meta.env.SSR) return defaultLanguage
  // Not `lang`, which translators change.
  const { language } = document.documentElement.dataset
  current ??= isLanguage(language) ? language : prerenderedLanguage(window.location.pathname)
  return current
}

export function setCurrentLanguage(language: Language): void {
  current = language
}
