import { checkAddress, hasAnchor, type Ids, pathsOf } from '../content/links/check-address.ts'
import { count } from '../io/quote.ts'
import type { PageFacts } from './page/page-facts.ts'
import { SiteError } from './site-error.ts'

const faults = {
  address: 'is not a valid address',
  target: 'leads to no page and to no file in the public folder',
  anchor: 'leads to no place on the page',
}

/**
 * Every address in a page that leads nowhere on this site, as `dist/blog/x.html  /y: leads to no page …`, in the order of
 * the pages. Addresses of other hosts are ignored; those on `siteUrl` count as relative ones.
 *
 * @param pages with their names below `dist`
 */
export function findDeadLinks(
  pages: readonly (readonly [name: string, parts: Pick<PageFacts, 'addresses' | 'ids'>])[],
  files: Iterable<string>,
  siteUrl: string,
): string[] {
  const site = new URL(siteUrl).origin
  const targets = new Map<string, Ids>([...files].map((name) => [`/${name}`, undefined]))
  for (const [name, { ids }] of pages) {
    for (const path of pathsOf(name)) targets.set(path, new Set(ids))
  }
  // An address that begins with a slash or a scheme has the same target on every page.
  const known = new Map<string, string | undefined>()
  const faultOf = (address: string, base: string) => {
    if (known.has(address)) return known.get(address)
    const dead = checkAddress(address, base, targets, site)
    const fault = dead && faults[dead.missing]
    if (/^(\/|\w+:\/\/)/.test(address)) known.set(address, fault)
    return fault
  }
  return pages.flatMap(([name, { addresses, ids }]) => {
    const base = site + (pathsOf(name)[0] ?? `/${name}`)
    const own = new Set(ids)
    return addresses.flatMap((address) => {
      const isOwn = address.startsWith('#')
      if (isOwn && hasAnchor(own, address)) return []
      const fault = isOwn ? faults.anchor : faultOf(address, base)
      return fault === undefined ? [] : [`dist/${name}  ${address}: ${fault}`]
    })
  })
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
