import { company } from '../../../src/company.ts'
import { home } from '../../../src/content/home.ts'
import { de } from '../../../src/language/de.ts'
import { articlePath, footerColumns, isWithin, type ScreenName } from '../../../src/pages.ts'
import { siteAddress } from '../../../src/site-files.ts'

/** Language models read the whole file at once; they find older articles in the sitemap. */
const maxArticles = 100

const groups: { heading: string; screens: readonly ScreenName[] }[] = [
  { heading: de.footer.services, screens: footerColumns.services },
  { heading: de.footer.industries, screens: footerColumns.industries },
  { heading: de.footer.company, screens: ['home', ...footerColumns.company, ...footerColumns.legal] },
]

type Page = { path: string; title: string; description: string }
type ListedPost = { slug: string; title: string; excerpt: string }

/** `llms.txt` (llmstxt.org): the pages and the newest posts for language models, each with its description. */
export function formatLlms(allPages: readonly Page[], posts: readonly ListedPost[]): string {
  const pages = allPages.filter(({ path }) => !path.startsWith(articlePath('')))
  const groupOf = ({ path }: Page) =>
    groups.find(({ screens }) => screens.some((name) => isWithin(name, path)))
  const articles = posts
    .slice(0, maxArticles)
    .map(({ slug, title, excerpt }) => formatEntry({ path: articlePath(slug), title, description: excerpt }))
  const sections = [
    ...groups.map((group) => ({
      heading: group.heading,
      entries: pages.filter((page) => groupOf(page) === group).map(formatEntry),
    })),
    { heading: 'Artikel', entries: articles },
  ]
  return [
    `# ${company.name}\n\n> ${home.de.description}\n`,
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ heading, entries }) => `\n## ${heading}\n\n${entries.join('')}`),
    `\n## Optional\n\n- [Sitemap](${siteAddress('/sitemap.xml')}): alle Seiten und Artikel\n`,
  ].join('')
}

function formatEntry({ path, title, description }: Page): string {
  return `- [${escapeMarkdown(title)}](${siteAddress(path)}): ${escapeMarkdown(description)}\n`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
