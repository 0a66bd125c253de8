import { company } from '../../../src/company.ts'
import { home } from '../../../src/content/home.ts'
import { de } from '../../../src/language/de.ts'
import { articlePath, footerColumns, isWithin, type ScreenName } from '../../../src/pages.ts'
import { siteAddress } from '../site-address.ts'

export type ListedPage = { path: string; title: string; description: string }

/** Older articles are found by the sitemap: the whole text is meant to be read at once. */
const articlesListed = 100

/** `llms.txt` (llmstxt.org): the pages and the newest posts for language models, each with what it is about. */
export function formatLlms(pages: readonly ListedPage[], posts: readonly ListedPage[]): string {
  const list = (entries: readonly ListedPage[]) =>
    entries.map(
      ({ path, title, description }) =>
        `- [${escapeMarkdown(title)}](${siteAddress(path)}): ${escapeMarkdown(description)}\n`,
    )
  const groupOf = (path: string) => groups.find(({ screens }) => screens.some((name) => isWithin(name, path)))
  const sections = groups.map((group) => ({
    heading: group.heading,
    entries: list(pages.filter(({ path }) => !isArticleList(path) && groupOf(path) === group)),
  }))
  return [
    `# ${company.name}\n\n> ${home.de.description}\n`,
    ...[...sections, { heading: 'Artikel', entries: list(posts.slice(0, articlesListed)) }]
      .filter(({ entries }) => entries.length > 0)
      .map(({ heading, entries }) => `\n## ${heading}\n\n${entries.join('')}`),
    `\n## Optional\n\n- [Sitemap](${siteAddress('/sitemap.xml')}): alle Seiten und Artikel\n`,
  ].join('')
}

const groups: { heading: string; screens: readonly ScreenName[] }[] = [
  { heading: de.footer.services, screens: footerColumns.services },
  { heading: de.footer.industries, screens: footerColumns.industries },
  { heading: de.footer.company, screens: ['home', ...footerColumns.company, ...footerColumns.legal] },
]

/** The articles themselves, and the further pages of their list. */
function isArticleList(path: string): boolean {
  return path.startsWith(articlePath(''))
}

/** In a list entry of one line; what could be taken for markdown is escaped. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
