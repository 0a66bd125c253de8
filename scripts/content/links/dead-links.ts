import { footnotePrefix, sectionPrefix } from '../../../src/layout/section-id.ts'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic, maxShown } from '../diagnostics.ts'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { publishedLink } from '../markdown/site-links.ts'
import { message } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { isImagePath } from '../schema.ts'
import { checkAddress, type DeadLink, type Targets } from './check-address.ts'
import { isBuiltFile } from './site-targets.ts'

type Target = Pick<PostRecord, 'slug' | 'isPublished' | 'day'>

/** The site as links of posts see it. */
export type Site = {
  /** The site's own origin; addresses there count as relative ones. */
  origin: string
  targets: Targets
  /** All posts by their paths, and by those that they had before. */
  posts: ReadonlyMap<string, Target>
  today: string
}

/** Links of a post that lead nowhere: hints until it is published, since their targets may be published with it. */
export function checkDeadLinks(post: PostRecord, site: Site): Diagnostic[] {
  const { file, isPublished = false, addresses } = post
  let found = 0
  return addresses.flatMap(({ kind, url, place }) => {
    if (kind !== 'link' || url === '' || !isSafeAddress(url)) return []
    const unpublished = isPublished ? findUnpublished(postAt(url, post, site), post, site) : undefined
    const fault = unpublished ?? findFault(url, post, site)
    if (fault === undefined) return []
    // To guess takes long, and no report has more.
    const target = ++found > maxShown ? undefined : fault.guess?.()
    const { reason } = fault
    const shown = target === undefined ? reason : message('link.guess', { fault: reason, target })
    const text = message('link.inText', { url, fault: shown })
    return createMessage(file, place, text, 'dead-link', isPublished)
  })
}

/** `guess` returns what may be meant. */
type Fault = { reason: string; guess?: () => string | undefined }

function findFault(written: string, post: PostRecord, site: Site): Fault | undefined {
  const url = publishedLink(written)
  const dead = checkAddress(url, site.origin + articlePath(post.slug), site.targets, site.origin)
  if (!dead || isBuiltFile(dead.path) || dead.anchor.startsWith(footnotePrefix)) return undefined
  // A link to a picture of the post leads to its largest variant; `findImages` looks for the file.
  if (dead.missing === 'target' && isImagePath(written) && !written.startsWith('/')) return undefined
  if (dead.missing === 'anchor') return deadAnchor(dead, written, site)
  const guess = () => {
    const elsewhere = addressElsewhere(written)
    if (elsewhere) return elsewhere
    // Of the two addresses of each page the one that visitors see.
    const paths = [...site.targets.keys()].filter((target) => !target.endsWith('.html'))
    const near = nearest(dead.path.replace(/\.(md|html)$|(?<=.)\/$/i, ''), paths)
    return /\.md(?=$|#)/.test(written) ? near?.replace(/^\/blog\/(.+)$/, '$1.md') : near
  }
  return { reason: message(`link.${dead.missing}`), guess }
}

function deadAnchor({ path, anchor }: DeadLink, written: string, { targets }: Site): Fault {
  // As the writer wrote it: without the prefix of headings, with the file or page that it is in.
  const plain = (id: string) => (id.startsWith(sectionPrefix) ? id.slice(sectionPrefix.length) : id)
  const guess = () => {
    const near = nearest(plain(anchor), [...(targets.get(path) ?? [])].map(plain))
    return near === undefined ? undefined : written.slice(0, written.indexOf('#') + 1) + near
  }
  return { reason: message('link.heading', { path }), guess }
}

/** What was meant by an address without its scheme. */
function addressElsewhere(written: string): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.\p{L}+$/u.test(written)) return `mailto:${written}`
  return /^(?:www\.|[\p{L}\d.-]+\.(?:com|org|net|eu|lu|de|fr|be)(?:\/|$))/iu.test(written)
    ? `https://${written}`
    : undefined
}

/** Why another post is not visible when this one is; posts beside a draft may be published with it. */
function findUnpublished(target: Target | undefined, post: PostRecord, site: Site): Fault | undefined {
  if (target?.isPublished === false) return { reason: message('link.draft') }
  const [own = ''] = [post.day ?? '', site.today].sort().reverse()
  const day = target?.day ?? ''
  return day > own ? { reason: message('link.later', { day: own, other: day }) } : undefined
}

/** The post that an address leads to. */
function postAt(url: string, { slug }: PostRecord, { origin, posts }: Site): Target | undefined {
  const base = origin + articlePath(slug)
  const address = URL.canParse(url, base) ? new URL(publishedLink(url), base) : undefined
  return address?.origin === origin ? posts.get(address.pathname.replace(/\.html$/, '')) : undefined
}
