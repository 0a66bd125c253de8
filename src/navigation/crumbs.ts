import type { Shell } from '../content/messages.ts'
import type { Language } from '../site/languages.ts'
import { pageAt, pagesByEnd, pathOf, withoutTrailingSlash } from '../site/pages.ts'

/** `isLink`: there is a page, and it is not the current one. The path is the page's in the visitor's language. */
type Crumb = { label: string; path: string; isLink: boolean }

/** The texts in the visitor's language. */
type Texts = Pick<Shell, 'labels' | 'segmentLabels'>

/**
 * One crumb for each segment of a path, after a home crumb; none for the home page.
 *
 * @param names of pages by their paths, where only the page's data has them, see `namesIn`
 */
export function crumbsOf(
  pathname: string,
  language: Language,
  texts: Texts,
  names: Readonly<Record<string, string>> = {},
): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return []
  const home = { label: texts.labels.home, path: pathOf('home', language), isLink: true }
  const crumbs = segments.map((segment, index): Crumb => {
    const isLast = index === segments.length - 1
    const upTo = `/${segments.slice(0, index + 1).join('/')}`
    const page = pageAt(upTo)
    const label = names[upTo] ?? (page ? texts.labels[page] : labelOf(segment, texts))
    const target = page && !isLast ? pathOf(page, language) : upTo
    return { label, path: target, isLink: !isLast && page !== undefined }
  })
  return [home, ...crumbs]
}

/** The name in a page's data: the title of an article. */
export function namesIn(pathname: string, data: { title?: string } | null | undefined) {
  const names: Record<string, string> = {}
  if (data?.title !== undefined) names[withoutTrailingSlash(pathname)] = data.title
  return names
}

/** The label of a known segment, else the decoded segment; a malformed escape is not decoded. */
function labelOf(segment: string, { labels, segmentLabels }: Texts): string {
  try {
    const readable = decodeURIComponent(segment)
    const page = pagesByEnd.get(readable)
    return (
      (page && labels[page]) ||
      (Object.hasOwn(segmentLabels, readable) && segmentLabels[readable]) ||
      readable
    )
  } catch {
    return segment
  }
}
