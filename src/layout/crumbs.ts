import { inLanguage, type Language, type Localized } from '../languages.ts'
import { pathOf, screenAt, screens, withoutTrailingSlash } from '../pages.ts'

/** `isLink`: there is a screen, and it is not the page itself. The path is the screen's in the visitor's language. */
type Crumb = { label: string; path: string; isLink: boolean }

/** Known segments without a screen of their own (spec §2). */
const furtherLabels: Record<string, Localized<string>> = {
  referenzen: { de: 'Referenzen', en: 'References' },
  tools: { de: 'Tools', en: 'Tools' },
  rechtliches: { de: 'Rechtliches', en: 'Legal' },
}

/** The label of each known segment, at any position in a path. */
const labels = new Map<string, Localized<string>>([
  ...Object.values(screens).flatMap(({ path, label }) =>
    (typeof path === 'string' ? [path] : Object.values(path)).map(
      (each) => [lastSegment(each), label] as const,
    ),
  ),
  ...Object.entries(furtherLabels),
])

/**
 * One crumb for each segment of a path, after a home crumb; none for the home page.
 *
 * @param title names the last crumb, if the path does not have its name: an article's title.
 */
export function crumbsOf(pathname: string, language: Language, title?: string): Crumb[] {
  const path = withoutTrailingSlash(pathname)
  if (path === '/') return []
  const segments = path.split('/').filter((segment) => segment !== '')
  const crumbs = segments.map((segment, index): Crumb => {
    const isLast = index === segments.length - 1
    const upTo = `/${segments.slice(0, index + 1).join('/')}`
    const screen = screenAt(upTo)
    const label = screen ? inLanguage(screens[screen].label, language) : labelOf(segment, language)
    const target = screen && !isLast ? pathOf(screen, language) : upTo
    return { label: (isLast && title) || label, path: target, isLink: screen !== undefined && !isLast }
  })
  return [
    { label: inLanguage(screens.home.label, language), path: screens.home.path, isLink: true },
    ...crumbs,
  ]
}

/** The label of a known segment, else the decoded segment; a malformed escape is not decoded. */
function labelOf(segment: string, language: Language): string {
  try {
    const readable = decodeURIComponent(segment)
    const label = labels.get(readable)
    return label ? inLanguage(label, language) : readable
  } catch {
    return segment
  }
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
