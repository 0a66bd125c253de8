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
    // To guess takes long, and no report has more.
    const canGuess = found < maxShown
    const fault = (isPublished && findUnpublished(url, post, site)) || findFault(url, post, site, canGuess)
    if (fault === undefined) return []
    found++
    return createMessage(file, place, message('link.inText', { url, fault }), 'dead-link', isPublished)
  })
}

function findFault(written: string, post: PostRecord, site: Site, canGuess: boolean): string | undefined {
  const url = publishedLink(written)
  const dead = checkAddress(url, site.origin + articlePath(post.slug), site.targets, site.origin)
  if (!dead || isBuiltFile(dead.path) || dead.anchor.startsWith(footnotePrefix)) return undefined
  // A link to a picture of the post leads to its largest variant; `findImages` looks for the file.
  if (dead.missing === 'target' && isImagePath(written) && !written.startsWith('/')) return undefined
  const isAnchor = dead.missing === 'anchor'
  const fault = message(isAnchor ? 'link.heading' : `link.${dead.missing}`, { path: dead.path })
  const guess = isAnchor ? guessAnchor : guessTarget
  const target = canGuess ? guess(dead, written, site) : undefined
  return target === undefined ? fault : message('link.guess', { fault, target })
}

function guessTarget({ path }: DeadLink, written: string, { targets }: Site): string | undefined {
  const elsewhere = addressElsewhere(written)
  if (elsewhere) return elsewhere
  // Of the two addresses of each page the one that visitors see.
  const paths = [...targets.keys()].filter((target) => !target.endsWith('.html'))
  const near = nearest(path.replace(/\.(md|html)$|(?<=.)\/$/i, ''), paths)
  return /\.md(?=$|#)/.test(written) ? near?.replace(/^\/blog\/(.+)$/, '$1.md') : near
}

/** As the writer wrote it: without the prefix of headings, with the file or page that it is in. */
function guessAnchor({ path, anchor }: DeadLink, written: string, { targets }: Site): string | undefined {
  const plain = (id: string) => (id.startsWith(sectionPrefix) ? id.slice(sectionPrefix.length) : id)
  const near = nearest(plain(anchor), [...(targets.get(path) ?? [])].map(plain))
  return near === undefined ? undefined : written.slice(0, written.indexOf('#') + 1) + near
}

/** What was meant by an address without its scheme. */
function addressElsewhere(written: string): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.\p{L}+$/u.test(written)) return `mailto:${written}`
  return /^(?:www\.|[\p{L}\d.-]+\.(?:com|org|net|eu|lu|de|fr|be)(?:\/|$))/iu.test(written)
    ? `https://${written}`
    : undefined
}

/** Why the post that a link leads to is not visible when this one is. */
function findUnpublished(url: string, post: PostRecord, { origin, posts, today }: Site): string | undefined {
  const base = origin + articlePath(post.slug)
  const address = URL.canParse(url, base) ? new URL(publishedLink(url), base) : undefined
  if (address?.origin !== origin) return undefined
  const target = posts.get(address.pathname.replace(/\.html$/, ''))
  if (target?.isPublished === false) return message('link.draft')
  const { day: own = '' } = post
  const [day, other] = [own > today ? own : today, target?.day ?? '']
  return other > day ? message('link.later', { day, other }) : undefined
}
