import type { Unpublished } from '../content/compile.ts'
import { checkAddress, type DeadLink, hasAnchor, type Ids, pathsOf } from '../content/links/check-address.ts'
import { count } from '../io/quote.ts'
import type { PageFacts } from './page/page-facts.ts'
import { SiteError } from './site-error.ts'

/**
 * Every address in a page that leads nowhere on this site, as `dist/blog/x.html  /y: expected …, found none`, in the
 * order of the pages. Addresses of other hosts are ignored; those on `siteUrl` count as relative ones.
 *
 * @param pages with their names below `dist`
 * @param unpublished the days of articles that are not published yet
 */
export function findDeadLinks(
  pages: readonly (readonly [name: string, parts: Pick<PageFacts, 'addresses' | 'ids'>])[],
  files: Iterable<string>,
  siteUrl: string,
  unpublished: Unpublished = {},
): string[] {
  const site = new URL(siteUrl).origin
  const targets = new Map<string, Ids>([...files].map((name) => [`/${name}`, undefined]))
  const pagesWithIds = pages.map(([name, parts]) => {
    const ids = new Set(parts.ids)
    for (const path of pathsOf(name)) targets.set(path, ids)
    return { name, ids, addresses: parts.addresses }
  })
  const check = (address: string, base: string): string | undefined => {
    const dead = checkAddress(address, base, targets, site)
    return dead && messageFor(dead, unpublished)
  }
  // An address that begins with a slash has the same target on every page.
  const messages = new Map<string, string | undefined>()
  return pagesWithIds.flatMap(({ name, ids, addresses }) => {
    const base = site + (pathsOf(name)[0] ?? `/${name}`)
    const messageOf = (address: string) => {
      if (address.startsWith('#')) return hasAnchor(ids, address) ? undefined : noAnchor
      if (!address.startsWith('/')) return check(address, base)
      if (!messages.has(address)) messages.set(address, check(address, site))
      return messages.get(address)
    }
    return addresses.flatMap((address) => {
      const fault = messageOf(address)
      return fault === undefined ? [] : [`dist/${name}  ${address}: ${fault}`]
    })
  })
}

const noAddress = 'is not a valid address'
const noTarget = 'leads to no page and to no file in the public folder'
const noAnchor = 'leads to no place on the page'

function messageFor({ missing, path }: DeadLink, unpublished: Unpublished): string {
  const day = unpublished[path.replace(/\.html$/, '')]
  if (day === undefined) return missing === 'anchor' ? noAnchor : missing === 'target' ? noTarget : noAddress
  return day === null ? 'leads to a draft' : `leads to a post that is published on ${day}`
}

/**
 * Throws a `SiteError` with the result of `findDeadLinks` if it is not empty. A draft may link to what is still to come:
 * with drafts it is logged.
 */
export function refuseDeadLinks(dead: readonly string[], hasDrafts: boolean): void {
  if (dead.length === 0) return
  const lines = dead.join('\n')
  if (!hasDrafts)
    throw new SiteError(
      `${lines}\n${count(dead.length, 'dead link')}. The site is not fit to be published; dist is as it was.`,
    )
  console.warn(lines)
}
