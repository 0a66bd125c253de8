import { hash } from 'node:crypto'
import { serialize } from 'parse5'
import { firstSlug, type Post } from '../../../src/blog/post.ts'
import { blogCopy as copy } from '../../../src/content/de/blog.ts'
import { company } from '../../../src/site/company.ts'
import { defaultLanguage } from '../../../src/site/languages.ts'
import { documentTitle } from '../../../src/site/page-head.ts'
import { articlePath, blogPagePath } from '../../../src/site/pages.ts'
import { blogFeed, siteAddress } from '../../../src/site/site-files.ts'
import { escapeMarkup, formatTag } from '../../io/escape-markup.ts'
import { attributeOf, completeAddresses, type Element, fragmentOf } from '../elements.ts'
import { instant } from '../source-date.ts'

/** How many of the newest articles a feed contains. */
export const articlesInFeed = 20

/**
 * The Atom feed (RFC 4287) of these posts, newest first; `day` is its date if it has no posts. The known packages write
 * titles as HTML, in which `<` is markup.
 */
export function formatAtom(posts: readonly Post[], day: string): string {
  const text = (name: string, content: string) => `<${name}>${xmlText(content)}</${name}>`
  const empty = (name: string, attributes: Record<string, string>) =>
    formatTag(name, attributes, '/>').replace(notInXml, '')
  const page = siteAddress(blogPagePath(1))
  const entries = posts.map((post) => {
    const url = addressOf(post)
    return [
      '<entry>',
      text('id', idOf(post)),
      text('title', post.title),
      empty('link', { rel: 'alternate', type: 'text/html', href: url }),
      text('published', instant(post.date)),
      text('updated', changeOf(post)),
      `<author>${text('name', post.author)}</author>`,
      ...[post.category, ...post.tags].map((term) => empty('category', { term })),
      text('summary', post.excerpt),
      `<content type="html">${xmlText(contentOf(post))}</content>`,
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
    text('updated', posts.map(changeOf).sort().at(-1) ?? instant(day)),
    `<author>${text('name', company.name)}${text('uri', siteAddress('/'))}</author>`,
    text('icon', siteAddress('/favicon.ico')),
    '\n',
    ...entries,
    '</feed>\n',
  ].join('')
}

/** The HTML of a post for feed readers: addresses are complete, and headings have no link to themselves. */
export function contentOf(post: Pick<Post, 'slug' | 'html'>): string {
  const base = addressOf(post)
  const { fragment, elements } = fragmentOf(post.html)
  for (const element of elements) {
    unwrapHeadingLink(element)
    completeAddresses(element, base)
  }
  return serialize(fragment)
}

function unwrapHeadingLink(link: Element): void {
  const heading = link.parentNode
  if (link.tagName !== 'a' || heading === null || !('attrs' in heading)) return
  const id = attributeOf(heading, 'id')
  const href = attributeOf(link, 'href')
  if (!/^h[23]$/.test(heading.tagName) || id === undefined || href !== `#${id}`) return
  heading.childNodes = heading.childNodes.flatMap((node) => (node === link ? link.childNodes : [node]))
}

/** The first address of a post: readers take an entry with another id for a new one. */
function idOf(post: Pick<Post, 'slug' | 'aliases'>): string {
  return siteAddress(articlePath(firstSlug(post)))
}

function addressOf({ slug }: Pick<Post, 'slug'>): string {
  return siteAddress(articlePath(slug))
}

/** In the first hour of its day, and not at the time of another post of that day: some readers take those for one. */
function changeOf(post: Post): string {
  const seconds = hash('sha256', firstSlug(post), 'buffer').readUInt32BE() % 3600
  return instant(post.updated ?? post.date, seconds)
}

/** The characters that XML 1.0 cannot contain. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function xmlText(text: string): string {
  return escapeMarkup(text.replace(notInXml, ''))
}
