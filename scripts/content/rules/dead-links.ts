import { closest, distance } from 'fastest-levenshtein'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic } from '../diagnostics.ts'
import { judgeAddress, type Targets } from '../link-targets.ts'
import { isSafeAddress, safeSchemes } from '../markdown/safe-addresses.ts'
import { footnotePrefix } from '../markdown/sanitize-schema.ts'
import { isBuiltFile } from './site-targets.ts'

/** What links of posts can lead to. */
export type Site = {
  /** The site's own origin; addresses there are as good as relative ones. */
  origin: string
  targets: Targets
  /** The slugs of posts that are written and not published. */
  drafts: ReadonlySet<string>
  /** The days of the others, by their slugs: before its day a post is not there. */
  days: ReadonlyMap<string, string>
  today: string
}

/**
 * Links of a post that lead nowhere. They end the build once the post is published; until then they are
 * only hints, since what they lead to may come with it.
 */
export function checkDeadLinks(post: PostRecord, site: Site): Diagnostic[] {
  const { file, isPublished, addresses } = post
  return addresses.flatMap(({ kind, url, place }): Diagnostic[] => {
    const verdict = kind === 'link' ? judge(url, post, site) : undefined
    if (verdict === undefined) return []
    const message = `link: ${verdict.message}: ${url || '()'}${verdict.remedy ?? ''}`
    const create = isPublished && verdict.endsBuild ? createError : createHint
    return [create(file, place, message, 'dead-link')]
  })
}

type Verdict = { message: string; remedy?: string; endsBuild: boolean }

function judge(url: string, post: PostRecord, site: Site): Verdict | undefined {
  if (url === '') return { message: 'expected an address, found none', endsBuild: false }
  if (!isSafeAddress(url)) {
    const message = `expected one of the schemes ${safeSchemes.join(', ')}, found one that is left out`
    return { message, endsBuild: false }
  }
  const base = site.origin + articlePath(post.slug)
  const absence = post.isPublished ? judgeAbsence(slugOf(url, base), post, site) : undefined
  if (absence !== undefined) return { message: absence, endsBuild: true }
  const dead = judgeAddress(url, base, site.targets, site.origin)
  if (dead === undefined || isBuiltFile(dead.path)) return undefined
  const { missing, path, anchor } = dead
  if (missing !== 'an element with this id') {
    const remedy = guess(path, pathsOfPages(site.targets))
    return { message: `expected ${missing}, found none`, remedy, endsBuild: true }
  }
  if (anchor.startsWith(footnotePrefix)) return undefined
  const remedy = guess(anchor, [...(site.targets.get(path) ?? [])], '#')
  return { message: `expected a heading or another anchor of ${path}, found none`, remedy, endsBuild: true }
}

/** Why another post is not there when this one is; a draft's neighbours may come with it. */
function judgeAbsence(other: string | undefined, post: PostRecord, site: Site): string | undefined {
  if (other === undefined) return undefined
  if (site.drafts.has(other)) return 'expected a published post, found one that is not'
  const own = [post.day ?? '', site.today].sort().at(-1) ?? ''
  const day = site.days.get(other) ?? ''
  return day > own ? `expected a post that is there on ${own}, found one of ${day}` : undefined
}

/** The slug of the article that an address leads to. */
function slugOf(url: string, base: string): string | undefined {
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : ''
  return new RegExp(`^${articlePath('([^/]+?)')}(\\.html)?$`).exec(path)?.[1]
}

/** Of the two addresses of each page the one that is shown. */
function pathsOfPages(targets: Targets): string[] {
  return [...targets.keys()].filter((path) => !path.endsWith('.html'))
}

function guess(wrong: string, right: readonly string[], mark = ''): string {
  if (right.length === 0) return ''
  const plain = wrong.toLowerCase().replace(/\.(md|html)$|(?<=.)\/$/, '')
  const nearest = closest(plain, right)
  const longer = Math.max(wrong.length, nearest.length)
  return distance(plain, nearest) <= longer * 0.4 ? `; did you mean ${mark}${nearest}?` : ''
}
