import { prerenderedLanguage } from '../pages.ts'
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'

/** What loads each file of a page's copy, by its path: `./content/de/home.ts`. */
export type CopyFiles = Readonly<Record<string, () => Promise<unknown>>>

/** The copy that was loaded, by language and name: `de/home`. */
const loaded: Map<string, unknown> = import.meta.hot?.data.loaded ?? new Map()
// In development the old page stays until a changed one is loaded.
if (import.meta.hot) import.meta.hot.data.loaded = loaded

/**
 * Loads copy in one language, or in the default language where it is missing; else in whichever the site has. A server
 * loads all languages of the site, since it renders each page in several.
 */
export async function loadCopy(files: CopyFiles, language: Language): Promise<void> {
  const wanted = [language, ...languages].find((one) => languagesOf(files).includes(one))
  const name = copyNameIn(files)
  const load = async ([path, file]: [string, () => Promise<unknown>]) => {
    const folder = folderOf(path)
    const isWanted = folder === wanted
    if (!isWanted && !(import.meta.env.SSR && isLanguage(folder))) return
    // The copy is the first export of its file.
    const [copy] = Object.values((await file()) as object)
    loaded.set(`${folder}/${name}`, copy)
    if (isWanted) loaded.set(`${language}/${name}`, copy)
  }
  await Promise.all(Object.entries(files).map(load))
}

/** As `loadCopy`, but nothing where the language has no file. */
export async function loadOwnCopy(files: CopyFiles, language: Language): Promise<void> {
  const own = languagesOf(files).filter((each) => import.meta.env.SSR || each === language)
  await Promise.all(own.map((each) => loadCopy(files, each)))
}

/** The name of the files: `home`. */
export function copyNameIn(files: CopyFiles): string {
  return Object.keys(files)[0]?.replace(/.*\/|\.ts$/g, '') ?? ''
}

/** The languages that there are files in. */
export function languagesOf(files: CopyFiles): Language[] {
  return Object.keys(files).map(folderOf).filter(isLanguage)
}

/** The language of a file is its folder. */
function folderOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** Loads copy in the visitor's language, and again if that changes meanwhile. */
export async function loadCurrentCopy(files: CopyFiles): Promise<void> {
  let language: Language | undefined
  while (language !== currentLanguage()) {
    language = currentLanguage()
    await loadCopy(files, language)
  }
}

/** The copy of a file that was loaded before: by the page's route, or by the switch of the language. */
export function copyIn<Copy>(language: Language, name: string): Copy {
  const copy = findCopy<Copy>(language, name)
  if (copy === undefined)
    throw new Error(`expected src/content/${language}/${name}.ts to be loaded by the route`)
  return copy
}

/** As `copyIn`, for what is around a page: `undefined` if the page could not be loaded. */
export function findCopy<Copy>(language: Language, name: string): Copy | undefined {
  return loaded.get(`${language}/${name}`) as Copy | undefined
}

let current: Language | undefined

/** The language that routes load their copy in: the one that the page shows, until another is chosen. */
export function currentLanguage(): Language {
  if (import.meta.env.SSR) return defaultLanguage
  if (current === undefined) {
    // Not `lang`, which translators change.
    const { language } = document.documentElement.dataset
    current = isLanguage(language) ? language : prerenderedLanguage(window.location.pathname)
  }
  return current
}

export function setCurrentLanguage(language: Language): void {
  current = language
}
