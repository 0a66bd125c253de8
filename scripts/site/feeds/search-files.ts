import { contentFormat } from '../../../src/blog/post.ts'
import { buildSearchIndex } from '../../../src/blog/search/build-index.ts'
import { type PageList, pagesFolder, pagesPerFile } from '../../../src/blog/search/page-list.ts'
import { languages } from '../../../src/i18n/languages.ts'
import type { SearchEntry } from '../page/search-entries.ts'

/** The index of all pages in each language, with the names of its files below `dist`. */
export function createSearchFiles(pages: readonly { search: readonly SearchEntry[] }[]) {
  const entries = pages.flatMap(({ search }) => search)
  return languages.flatMap((language) => {
    const shown = entries.filter((entry) => entry.language === language)
    // Places are counted from the end.
    const index = [...buildSearchIndex(shown.toReversed())]
    const lists = Array.from({ length: Math.ceil(shown.length / pagesPerFile) }, (_, number): PageList => {
      const some = shown.slice(number * pagesPerFile, (number + 1) * pagesPerFile)
      return { format: contentFormat, pages: some.map(({ page }) => page) }
    })
    const files = [...index, ...lists.map((list, number) => [`list-${number}`, list] as const)]
    return files.map(([name, file]): [string, string] => [
      `content/${pagesFolder(language)}/${name}.json`,
      JSON.stringify(file),
    ])
  })
}
