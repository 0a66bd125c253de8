import { contentFormat } from '../../../src/blog/post.ts'
import { buildSearchIndex } from '../../../src/blog/search/index-documents.ts'
import type { PageList } from '../../../src/blog/search/search-site.ts'
import { languages } from '../../../src/site/languages.ts'
import type { SearchEntry } from '../page/search-entries.ts'

/** The index of all pages in each language, with the names of its files below `dist`. */
export function createSearchFiles(pages: readonly { search: readonly SearchEntry[] }[]) {
  return languages.flatMap((language) => {
    const entries = pages.flatMap(({ search }) => search.filter((entry) => entry.language === language))
    const list: PageList = { format: contentFormat, pages: entries.map(({ page }) => page) }
    // Places are counted from the end.
    const files = [...buildSearchIndex(entries.toReversed()), ['pages', list] as const]
    return files.map(([name, file]): [string, string] => [
      `content/search/${language}/${name}.json`,
      JSON.stringify(file),
    ])
  })
}
