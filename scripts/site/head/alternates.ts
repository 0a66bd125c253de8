import { defaultLanguage, type Language, renderedLanguages } from '../../../src/languages.ts'
import { pathOf, screenAt, screens } from '../../../src/pages.ts'

export type Alternate = { hreflang: Language | 'x-default'; path: string }

/**
 * The addresses of a page in all languages, where they differ; each of them names the same. A page that
 * serves both languages at one address needs none.
 */
export function alternatesOf(path: string): Alternate[] {
  const name = screenAt(path)
  if (name === undefined || typeof screens[name].path === 'string') return []
  return [
    ...renderedLanguages.map((language) => ({ hreflang: language, path: pathOf(name, language) })),
    { hreflang: 'x-default', path: pathOf(name, defaultLanguage) },
  ]
}
