import type { Unpublished } from '../content/compile.ts'
import { type DeadAddress, type Ids, judgeAddress, leadsTo, pathsOf } from '../content/link-targets.ts'
import type { Element } from './page/elements.ts'

/** Where a page leads, and where in it one can be led. */
export type LinkParts = { addresses: readonly string[]; ids: readonly string[] }

/** A page of the site by its name below `dist`, with forward slashes. */
export type LinkedPage = readonly [name: string, parts: LinkParts]

/**
 * Every address in a page that leads to nothing of this site, as `dist/blog/x.html  /y: expected …, found
 * none`, in the order of the pages. Addresses of other hosts and empty ones are nobody's concern here; those
 * on `siteUrl` are as good as relative ones. Of an article that is not published yet, `unpublished` tells why.
 */
export function findDeadLinks(
  pages: Iterable<LinkedPage>,
  files: Iterable<string>,
  siteUrl: string,
  unpublished: Unpublished = {},
): string[] {
  const site = new URL(siteUrl).origin
  const targets = new Map<string, Ids>([...files].map((name) => [`/${name}`, undefined]))
  const found: { name: string; ids: Ids; addresses: readonly string[] }[] = []
  for (const [name, { ids: all, addresses }] of pages) {
    const ids = new Set(all)
    for (const path of pathsOf(name)) targets.set(path, ids)
    found.push({ name, ids, addresses })
  }

  const judge = (address: string, base: string): string | undefined => {
    const dead = judgeAddress(address, base, targets, site)
    return dead && tellDead(dead, unpublished)
  }
  // What begins with a slash leads to the same place from every page.
  const verdicts = new Map<string, string | undefined>()
  const judgeOnce = (address: string): string | undefined => {
    if (!verdicts.has(address)) verdicts.set(address, judge(address, site))
    return verdicts.get(address)
  }
  return found.flatMap(({ name, ids, addresses }) =>
    addresses.flatMap((address) => {
      const verdict = address.startsWith('#')
        ? leadsTo(address, ids)
          ? undefined
          : 'expected an element with this id, found none'
        : address.startsWith('/')
          ? judgeOnce(address)
          : judge(address, site + (pathsOf(name)[0] ?? `/${name}`))
      return verdict === undefined ? [] : [`dist/${name}  ${address}: ${verdict}`]
    }),
  )
}

/** The error with which a build ends that must not be published; its message is all there is to say. */
export class SiteError extends Error {
  override name = 'SiteError'
}

/** Throws a `SiteError` that lists what `findDeadLinks` found, if it found any. */
export function refuseDeadLinks(dead: readonly string[]): void {
  if (dead.length === 0) return
  const count = dead.length === 1 ? '1 dead link' : `${dead.length} dead links`
  throw new SiteError(`${dead.join('\n')}\n${count}. The site is not fit to be published; dist is as it was.`)
}

function tellDead({ missing, path }: DeadAddress, unpublished: Unpublished): string {
  const day = unpublished[path.replace(/\.html$/, '')]
  if (day === undefined) return `expected ${missing}, found none`
  const article = 'expected a published article, found one that is'
  return day === null ? `${article} a draft` : `${article} not published until ${day}`
}

const addressAttributes = new Set(['href', 'src', 'poster', 'cite'])

export function readLinkParts(elements: readonly Element[]): LinkParts {
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const note = (address: string) => {
    const trimmed = address.trim()
    if (trimmed !== '') addresses.add(trimmed)
  }
  for (const element of elements) {
    const { tagName, attrs } = element
    for (const { name, value } of attrs) {
      if (name === 'id' || (name === 'name' && tagName === 'a')) ids.add(value)
      else if (addressAttributes.has(name) || (name === 'data' && tagName === 'object')) note(value)
      else if (name === 'srcset' || name === 'imagesrcset') for (const part of sources(value)) note(part)
      else if (name === 'content' && isAddressOf(element)) note(value)
    }
  }
  return { addresses: [...addresses], ids: [...ids] }
}

/** The addresses of a `srcset`: each is followed by a width or density, or by a comma. */
function sources(srcset: string): string[] {
  return [...srcset.matchAll(/[^\s,]\S*[^\s,]/g)]
    .map(([part]) => part)
    .filter((part) => !/^[\d.]+[wxh]$/.test(part))
}

/** Whether a meta element tells other sites where the page or its image is. */
function isAddressOf({ tagName, attrs }: Element): boolean {
  const key = attrs.find(({ name }) => name === 'property' || name === 'name')?.value ?? ''
  return tagName === 'meta' && /^(og:(url|image|image:url|image:secure_url)|twitter:image)$/.test(key)
}
