import { company } from '../../../src/company/company.ts'
import { home } from '../../../src/content/home.ts'
import { de } from '../../../src/language/de.ts'
import { articlePath, footerColumns, isWithin, type ScreenName } from '../../../src/pages.ts'
import { siteAddress } from '../../../src/site-files.ts'

/** Language models read the whole file at once; they find older articles in the sitemap. */
const maxArticles = 100

const groups: [heading: string, screens: readonly ScreenName[]][] = [
  [de.footer.services, footerColumns.services],
  [de.footer.industries, footerColumns.industries],
  [de.footer.company, ['home', ...footerColumns.company, ...footerColumns.legal]],
]

type Page = { path: string; head: { title: string; description: string } }
type ListedPost = { slug: string; title: string; excerpt: string }

/** `llms.txt` (llmstxt.org): the pages and the newest posts for language models, each with its description. */
export function formatLlms(pages: readonly Page[], posts: readonly ListedPost[]): string {
  const groupOf = ({ path }: Page) =>
    groups.find(([, screens]) => screens.some((name) => isWithin(name, path)))?.[0]
  const byGroup = (heading: string) =>
    pages
      .filter((page) => !page.path.startsWith(articlePath('')) && groupOf(page) === heading)
      .map(({ path, head }) => formatEntry(path, head.title, head.description))
  const articles = posts
    .slice(0, maxArticles)
    .map(({ slug, title, excerpt }) => formatEntry(articlePath(slug), title, excerpt))
  const sections = [
    ...groups.map(([heading]) => [heading, byGroup(heading)] as const),
    ['Artikel', articles],
  ] as const
  return [
    `# ${company.name}\n\n> ${home.de.description}\n`,
    ...sections.map(([heading, entries]) =>
      entries.length > 0 ? `\n## ${heading}\n\n${entries.join('')}` : '',
    ),
    `\n## Optional\n\n- [Sitemap](${siteAddress('/sitemap.xml')}): alle Seiten und Artikel\n`,
  ].join('')
}

function formatEntry(path: string, title: string, description: string): string {
  return `- [${escapeMarkdown(title)}](${siteAddress(path)}): ${escapeMarkdown(description)}\n`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
