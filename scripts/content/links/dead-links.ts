import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic } from '../diagnostics.ts'
import { footnotePrefix, isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { linkMessages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { checkAddress, type Targets } from './check-address.ts'
import { isBuiltFile } from './site-targets.ts'

/** The site as links of posts see it. */
export type Site = {
  /** The site's own origin; addresses there count as relative ones. */
  origin: string
  targets: Targets
  /** The slugs of posts that are not published. */
  drafts: ReadonlySet<string>
  /** The days of all posts, by their slugs: a post is not visible before its day. */
  days: ReadonlyMap<string, string>
  today: string
}

/**
 * Links of a post that lead nowhere. They stop the build once the post is published; until then they are only hints,
 * since their targets may be published with it.
 */
export function checkDeadLinks(post: PostRecord, site: Site): Diagnostic[] {
  const { file, isPublished, addresses } = post
  return addresses.flatMap(({ kind, url, place }): Diagnostic[] => {
    const fault = kind === 'link' ? findFault(url, post, site) : undefined
    if (fault === undefined) return []
    const message =
      url === '' ? linkMessages.empty : linkMessages.inText(url, fault.message + (fault.guess ?? ''))
    const create = isPublished && fault.stopsBuild ? createError : createHint
    return [create(file, place, message, 'dead-link')]
  })
}

type Fault = { message: string; guess?: string; stopsBuild: boolean }

function findFault(url: string, post: PostRecord, site: Site): Fault | undefined {
  if (url === '') return { message: linkMessages.address, stopsBuild: false }
  if (!isSafeAddress(url)) return { message: linkMessages.scheme(safeSchemes), stopsBuild: false }
  const base = site.origin + articlePath(post.slug)
  const unpublished = post.isPublished ? findUnpublished(slugOf(url, base), post, site) : undefined
  if (unpublished !== undefined) return { message: unpublished, stopsBuild: true }
  const dead = checkAddress(url, base, site.targets, site.origin)
  if (dead === undefined || isBuiltFile(dead.path) || dead.anchor.startsWith(footnotePrefix)) return undefined
  const { missing, path, anchor } = dead
  if (missing === 'anchor') {
    const guess = guessTarget(anchor, [...(site.targets.get(path) ?? [])], '#')
    return { message: linkMessages.heading(path), guess, stopsBuild: true }
  }
  // Of the two addresses of each page the one that visitors see.
  const paths = [...site.targets.keys()].filter((target) => !target.endsWith('.html'))
  return { message: linkMessages[missing], guess: guessTarget(path, paths), stopsBuild: true }
}

/** Why another post is not visible when this one is; posts beside a draft may be published with it. */
function findUnpublished(other: string | undefined, post: PostRecord, site: Site): string | undefined {
  if (other === undefined) return undefined
  if (site.drafts.has(other)) return linkMessages.draft
  const own = [post.day ?? '', site.today].sort().at(-1) ?? ''
  const day = site.days.get(other) ?? ''
  return day > own ? linkMessages.later(own, day) : undefined
}

/** The slug of the article to which an address leads. */
function slugOf(url: string, base: string): string | undefined {
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : ''
  return new RegExp(`^${articlePath('([^/]+?)')}(\\.html)?$`).exec(path)?.[1]
}

function guessTarget(wrong: string, known: readonly string[], mark = ''): string {
  const guess = nearest(wrong.replace(/\.(md|html)$|(?<=.)\/$/i, ''), known)
  return guess === undefined ? '' : linkMessages.guess(mark + guess)
}
