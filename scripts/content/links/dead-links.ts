import { footnotePrefix, sectionPrefix } from '../../../src/layout/section-id.ts'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createHint, createMessage, type Diagnostic, maxShown } from '../diagnostics.ts'
import { isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { publishedLink } from '../markdown/section-links.ts'
import { linkMessages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { isImagePath } from '../schema.ts'
import { checkAddress, type Targets } from './check-address.ts'
import { findMissingPages, leadsToMissingPage } from './missing-pages.ts'
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

/**
 * Links of a post that lead nowhere. They stop the build once the post is published; until then they are only hints,
 * since their targets may be published with it.
 */
export function checkDeadLinks(post: PostRecord, site: Site): Diagnostic[] {
  const { file, slug, isPublished = false, addresses } = post
  let found = 0
  const others = addresses.flatMap(({ kind, url, place }): Diagnostic[] => {
    if (kind !== 'link' || leadsToMissingPage(url, slug)) return []
    const hint = (message: string) => [createHint(file, place, message, 'dead-link')]
    if (url === '') return hint(linkMessages.empty)
    if (!isSafeAddress(url)) return hint(linkMessages.inText(url, linkMessages.scheme(safeSchemes)))
    const { path, target } = postAt(url, post, site)
    // To guess takes long, and no report has more.
    const fault =
      (isPublished ? findUnpublished(target, post, site) : undefined) ??
      findFault(url, post, site, found < maxShown)
    if (fault !== undefined) {
      found++
      return [createMessage(file, place, linkMessages.inText(url, fault), 'dead-link', isPublished)]
    }
    const current = target && articlePath(target.slug)
    if (current && current !== path) return hint(linkMessages.inText(url, linkMessages.moved(current)))
    const isOwn = url.startsWith(`${site.origin}/`)
    return isOwn ? hint(linkMessages.inText(url, linkMessages.own(url.slice(site.origin.length)))) : []
  })
  return [...findMissingPages(post), ...others]
}

function findFault(written: string, post: PostRecord, site: Site, withGuess: boolean): string | undefined {
  const url = publishedLink(written)
  const dead = checkAddress(url, site.origin + articlePath(post.slug), site.targets, site.origin)
  if (!dead || isBuiltFile(dead.path) || dead.anchor.startsWith(footnotePrefix)) return undefined
  const { missing, path, anchor } = dead
  if (missing === 'target' && isImagePath(written)) return linkMessages.image(written)
  const fault = missing === 'anchor' ? linkMessages.heading(path) : linkMessages[missing]
  if (!withGuess) return fault
  if (missing === 'anchor') {
    const ids = [...(site.targets.get(path) ?? [])]
    // As the writer wrote it: a link to a heading without its prefix.
    const headings = ids.filter((id) => id.startsWith(sectionPrefix)).map(withoutPrefix)
    // With the file or the page that it is in.
    const mark = written.slice(0, written.indexOf('#') + 1)
    const [wrong, known] = url === written ? [anchor, ids] : [withoutPrefix(anchor), headings]
    return fault + guessTarget(wrong, known, mark)
  }
  const elsewhere = addressElsewhere(written)
  if (elsewhere) return fault + linkMessages.guess(elsewhere)
  // Of the two addresses of each page the one that visitors see.
  const paths = [...site.targets.keys()].filter((target) => !target.endsWith('.html'))
  const guess = guessTarget(path, paths)
  return fault + (/\.md(?=$|#)/.test(written) ? guess.replace(/\/blog\/([^?]+)/, '$1.md') : guess)
}

/** What was meant by an address without its scheme. */
function addressElsewhere(written: string): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.\p{L}+$/u.test(written)) return `mailto:${written}`
  const isHost =
    /^(?:www\.|(?:[\p{L}\d-]+\.)+(?:com|org|net|info|eu|lu|de|fr|be|nl|at|ch|io|dev)(?:\/|$))/iu.test(written)
  return isHost ? `https://${written}` : undefined
}

/** Why another post is not visible when this one is; posts beside a draft may be published with it. */
function findUnpublished(target: Target | undefined, post: PostRecord, site: Site): string | undefined {
  if (target?.isPublished === false) return linkMessages.draft
  const [own = ''] = [post.day ?? '', site.today].sort().reverse()
  const day = target?.day ?? ''
  return day > own ? linkMessages.later(own, day) : undefined
}

/** The post that an address leads to, and the path by which it does. */
function postAt(url: string, { slug }: PostRecord, { origin, posts }: Site) {
  const base = origin + articlePath(slug)
  const address = URL.canParse(url, base) ? new URL(publishedLink(url), base) : undefined
  const path = address?.origin === origin ? address.pathname.replace(/\.html$/, '') : ''
  return { path, target: posts.get(path) }
}

function withoutPrefix(id: string): string {
  return id.slice(sectionPrefix.length)
}

function guessTarget(wrong: string, known: readonly string[], mark = ''): string {
  const guess = nearest(wrong.replace(/\.(md|html)$|(?<=.)\/$/i, ''), known)
  return guess === undefined ? '' : linkMessages.guess(mark + guess)
}
