import { footnotePrefix, sectionPrefix } from '../../../src/navigation/section-id.ts'
import { articlePath } from '../../../src/site/pages.ts'
import { nearest } from '../../io/nearest.ts'
import { quote } from '../../io/quote.ts'
import type { PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic } from '../diagnostics.ts'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { publishedLink } from '../markdown/site-links.ts'
import { isImagePath } from '../schema.ts'
import { checkAddress, type Targets, writtenAddress } from './check-address.ts'
import { isBuiltFile } from './site-targets.ts'

/** The site as links of posts see it. */
type Site = {
  /** The site's own origin; addresses there count as relative ones. */
  origin: string
  targets: Targets
  /** All posts by their paths, and by those that they had before. */
  posts: ReadonlyMap<string, PostRecord>
  today: string
  /** The names of files beside the posts, which are not published. */
  besidePosts: ReadonlyMap<string, string>
}

/** Links of a post that lead nowhere: hints until it is published, since their targets may be published with it. */
export function checkDeadLinks(post: PostRecord, site: Site): Diagnostic[] {
  const { file, isPublished = false, addresses } = post
  const base = site.origin + articlePath(post.slug)
  let found = 0
  return addresses.flatMap(({ kind, url, place }) => {
    // `validAddresses` reports those that cannot be parsed.
    if (kind !== 'link' || url === '' || !isSafeAddress(url) || !URL.canParse(url, base)) return []
    const address = new URL(publishedLink(url), base)
    if (address.origin !== site.origin) return []
    // To guess takes long.
    const fault =
      (isPublished && findUnpublished(address, post, site)) || findFault(url, address, site, found < 20)
    if (fault === undefined) return []
    found++
    return createMessage(file, place, `Link: ${quote(url)} ${fault}`, 'dead-link', isPublished)
  })
}

function findFault(written: string, address: URL, site: Site, canGuess: boolean): string | undefined {
  const { origin, targets, besidePosts } = site
  const dead = checkAddress(address.href, origin, targets, origin)
  if (!dead || isBuiltFile(dead.path) || dead.anchor.startsWith(footnotePrefix)) return undefined
  const { missing, path, anchor } = dead
  // A link to a picture of the post leads to its largest variant; `findImages` looks for the file.
  if (missing === 'target' && isImagePath(written) && !written.startsWith('/')) return undefined
  const isAnchor = missing === 'anchor'
  if (!written.includes('\\') && besidePosts.has(path.replace(articlePath(''), '')))
    return `leads to a file beside the post, which is not published; put it into the public folder and write ${writtenAddress(path.replace(articlePath(''), '/'))}`
  const fault = isAnchor
    ? `leads to no heading of ${path}`
    : 'leads to no page and to no file in the public folder'
  if (!canGuess) return fault
  // The ids of headings have a prefix that nobody writes. Of the two addresses of a page visitors see the shorter one.
  const plain = (id: string) => (id.startsWith(sectionPrefix) ? id.slice(sectionPrefix.length) : id)
  const paths = [...targets.keys()].filter((target) => !target.endsWith('.html'))
  const [wanted, known] = isAnchor
    ? [plain(anchor).toLowerCase(), [...(targets.get(path) ?? [])].map(plain)]
    : [path.replace(/\.(md|html)$|(?<=.)\/$/i, ''), paths]
  const complete = completeAddress(written, besidePosts)
  const near = complete ?? nearest(wanted, known) ?? known.find((name) => name.includes(wanted))
  if (near === undefined) return fault
  const target = isAnchor ? written.replace(/#.*$/, `#${near}`) : writtenAddress(near)
  return `${fault}; did you mean ${target}?`
}

/** A mailbox or another host with the scheme that it lacks, or a picture as its path is written beside the post. */
function completeAddress(written: string, besidePosts: Site['besidePosts']): string | undefined {
  if (/^[^/@]+@[^/@]+$/.test(written)) return `mailto:${written}`
  if (/^www\.|^[\w.-]+\.(?:com|de|eu|lu|net|org)(?:[/?#]|$)/i.test(written)) return `https://${written}`
  const picture = written.replaceAll('\\', '/').replace(/^\/?posts\//, '')
  return isImagePath(picture) && besidePosts.has(picture) ? picture : undefined
}

/** Why the post that a link leads to is not visible when this one is. */
function findUnpublished(address: URL, post: PostRecord, { posts, today }: Site): string | undefined {
  const target = posts.get(address.pathname.replace(/\.html$/, ''))
  if (target?.isPublished === false) return 'leads to a post that is not published'
  const { day: own = '' } = post
  const [day, other] = [own > today ? own : today, target?.day ?? '']
  return other > day
    ? `leads to a post that is not there yet on ${day}; it is published on ${other}`
    : undefined
}
