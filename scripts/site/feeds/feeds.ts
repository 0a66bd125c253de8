import { hash } from 'node:crypto'
import { firstSlug, type Post } from '../../../src/blog/post.ts'
import { sourceDay } from '../../../src/blog/read-content.ts'
import { blogCopy as copy } from '../../../src/content/de/blog.ts'
import { instant } from '../../../src/site/clock.ts'
import { company } from '../../../src/site/company.ts'
import { defaultLanguage } from '../../../src/site/languages.ts'
import { escapeMarkup, formatTag } from '../../../src/site/markup.ts'
import { documentTitle } from '../../../src/site/page-head.ts'
import { articlePath, blogPagePath } from '../../../src/site/pages.ts'
import { blogFeed, siteAddress } from '../../../src/site/site-files.ts'

/** How many of the newest articles a feed contains. */
export const articlesInFeed = 20

/**
 * The Atom feed (RFC 4287) of these posts, newest first. The known packages write titles as HTML, in which `<` is
 * markup.
 */
export function formatAtom(posts: readonly Post[]): string {
  const text = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`
  const empty = (name: string, attributes: Record<string, string>) => formatTag(name, attributes, '/>')
  const page = siteAddress(blogPagePath(1))
  const entries = posts.map((post) => {
    const url = siteAddress(articlePath(post.slug))
    return [
      '<entry>',
      // Readers take an entry with another id for a new one.
      text('id', siteAddress(articlePath(firstSlug(post)))),
      text('title', post.title),
      empty('link', { rel: 'alternate', type: 'text/html', href: url }),
      text('published', instant(post.date)),
      text('updated', changeOf(post)),
      `<author>${text('name', post.author)}</author>`,
      ...[post.category, ...post.tags].map((term) => empty('category', { term })),
      text('summary', post.excerpt),
      // Readers complete addresses by the base.
      `<content type="html" xml:base="${url}">${escapeMarkup(post.html)}</content>`,
      '</entry>\n',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${defaultLanguage}">\n`,
    text('id', page),
    text('title', documentTitle(copy.title)),
    text('subtitle', copy.description),
    empty('link', { rel: 'alternate', type: 'text/html', href: page }),
    empty('link', { rel: 'self', type: blogFeed.type, href: siteAddress(blogFeed.path) }),
    text('updated', posts.map(changeOf).sort().at(-1) ?? instant(sourceDay())),
    `<author>${text('name', company.name)}${text('uri', siteAddress('/'))}</author>`,
    text('icon', siteAddress('/favicon.ico')),
    '\n',
    ...entries,
    '</feed>\n',
  ]
    .join('')
    .replace(notInXml, '')
}

/** In the first hour of its day, and not at the time of another post of that day: some readers take those for one. */
function changeOf(post: Post): string {
  const seconds = hash('sha256', firstSlug(post), 'buffer').readUInt32BE() % 3600
  return instant(post.updated ?? post.date, seconds)
}

/** The characters that XML 1.0 cannot contain. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
