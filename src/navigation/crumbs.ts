import type { Shell } from '../content/messages.ts'
import type { Language } from '../site/languages.ts'
import { pageAt, pagesByEnd, pathOf } from '../site/pages.ts'

/** `isLink`: there is a page, and it is not the current one. The path is the page's in the visitor's language. */
type Crumb = { label: string; path: string; isLink: boolean }

/** The texts in the visitor's language. */
type Texts = Pick<Shell, 'labels' | 'segmentLabels'>

/**
 * One crumb for each segment of a path, after a home crumb; none for the home page.
 *
 * @param title of an article, which names the last crumb
 */
export function crumbsOf(pathname: string, language: Language, texts: Texts, title?: string): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return []
  const home = { label: texts.labels.home, path: pathOf('home', language), isLink: true }
  const crumbs = segments.map((segment, index): Crumb => {
    const isLast = index === segments.length - 1
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const page = pageAt(path)
    const label = page ? texts.labels[page] : labelOf(segment, texts)
    if (isLast) return { label: title ?? label, path, isLink: false }
    return { label, path: page ? pathOf(page, language) : path, isLink: page !== undefined }
  })
  return [home, ...crumbs]
}

/** The label of a known segment, else the decoded segment; a malformed escape is not decoded. */
function labelOf(segment: string, { labels, segmentLabels }: Texts): string {
  try {
    const readable = decodeURIComponent(segment)
    const page = pagesByEnd.get(readable)
    if (page) return labels[page]
    return (Object.hasOwn(segmentLabels, readable) && segmentLabels[readable]) || readable
  } catch {
    return segment
  }
}
