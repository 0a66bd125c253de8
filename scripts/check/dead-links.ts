import { closest, distance } from 'fastest-levenshtein'
import { articlePath } from '../../src/paths.ts'
import { isSafeAddress, safeSchemes } from '../content/markdown/safe-addresses.ts'
import { footnotePrefix } from '../content/markdown/sanitize-schema.ts'
import { judgeAddress, type Targets } from '../publish/judge-address.ts'
import type { CheckedPost } from './check-post.ts'
import type { Finding } from './remark.ts'
import { isBuiltFile } from './site-targets.ts'

/** What links of posts can lead to. */
export type Site = {
  /** The site's own origin; addresses there are as good as relative ones. */
  origin: string
  targets: Targets
  /** The slugs of posts that are written and not to be seen yet. */
  unpublished: ReadonlySet<string>
}

/**
 * Links of a post that lead nowhere. They end the build once the post is published; until then they are
 * only hints, since what they lead to may come with it.
 */
export function checkDeadLinks({ file, slug, isPublished, addresses }: CheckedPost, site: Site): Finding[] {
  return addresses.flatMap(({ kind, url, ...place }): Finding[] => {
    const verdict = kind === 'link' ? judge(url, slug, isPublished, site) : undefined
    if (verdict === undefined) return []
    const message = `link: ${verdict.message}: ${url || '()'}${verdict.remedy ?? ''}`
    return [{ file, ...place, message, severity: isPublished && verdict.endsBuild ? 'error' : 'hint' }]
  })
}

type Verdict = { message: string; remedy?: string; endsBuild: boolean }

function judge(url: string, slug: string, isPublished: boolean | undefined, site: Site): Verdict | undefined {
  if (url === '') return { message: 'expected an address, found none', endsBuild: false }
  if (!isSafeAddress(url)) {
    const message = `expected one of the schemes ${safeSchemes.join(', ')}, found one that is left out`
    return { message, endsBuild: false }
  }
  const base = site.origin + articlePath(slug)
  if (isPublished && site.unpublished.has(slugOf(url, base) ?? '')) {
    return { message: 'expected a published post, found one that is not', endsBuild: true }
  }
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
