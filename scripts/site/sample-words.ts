import { pageFile } from './page/compose-page.ts'
import type { RenderedSite } from './page/render-pages.ts'
import { SiteError } from './site-error.ts'

/** What only the sample company has: its names, addresses and numbers, and the mark of what is invented. */
const sampleWords =
  /Moselwall|Musterstraße 1\b|\(Muster\)|\+352 00 00 00|\bB000000\b|\bLU00000000\b|\b(?:www|de)\.example\.com|(?:kontakt|info|rechnung)@example\.com/

/** The word of the sample company in a page, if there is one. */
export function findSampleWord(html: string): string | undefined {
  return sampleWords.exec(html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' '))?.[0]
}

/** Throws a `SiteError` that names the pages of a site that still speak of the sample company. */
export async function refuseSampleWords({ pages, readPage }: RenderedSite): Promise<void> {
  const found = await Promise.all(
    pages.map(async (page) => {
      const word = findSampleWord(String(await readPage(page)))
      return word === undefined ? [] : `dist/${pageFile(page.path)}: "${word}" is of the sample company`
    }),
  )
  const lines = found.flat()
  if (lines.length === 0) return
  const more = lines.length > 10 ? `\n… and ${lines.length - 10} more pages` : ''
  throw new SiteError(
    `${lines.slice(0, 10).join('\n')}${more}\nReplace it in src/content, posts or company.json; SITE_STRICT=1 builds nothing with it.`,
  )
}
