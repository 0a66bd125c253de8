import { defaultLanguage, type Language, languages } from './languages.ts'

/** Copy outside of pages, by its name in `src/content/<language>`. For Node: a browser loads copy with its page. */
export async function importCopy<Copy>(name: string, language: Language = defaultLanguage): Promise<Copy> {
  const [copy] = Object.values(await import(`../content/${language}/${name}.ts`))
  return copy as Copy
}

/** The same in each language. */
export async function importCopies<Copy>(name: string): Promise<Record<Language, Copy>> {
  const [de, en] = await Promise.all(languages.map((language) => importCopy<Copy>(name, language)))
  return { de, en } as Record<Language, Copy>
}
