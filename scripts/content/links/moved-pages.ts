import { nearest } from '../../../src/links/nearest.ts'
import { tidyPath } from '../../../src/links/page-address.ts'
import { quote } from '../../io/quote.ts'
import { createMessage, type Diagnostic, placeAt, startOfFile } from '../diagnostics.ts'
import { checkAddress, decode, type Targets } from './check-address.ts'

/** Where old addresses lead, by their paths. */
export type Redirects = Readonly<Record<string, string>>

/** The file with the list of moved pages. */
export const movedFile = 'src/pages.ts'

/** What is in an address without a meaning in the files of some host. */
const plainCharacters = /[\p{L}\p{M}\p{N} /._~!'(),+=@&-]/u

/** Addresses that hosts keep for themselves, or that lead to the home page in any case. */
const reserved = /^\/(404|_headers|_redirects|functions)?(\/|$)|\/\.|\/\//

/** Moved pages as all hosts compare and send them: old paths decoded and tidy, targets encoded. */
export function readMovedPages(moved: Redirects, site: string): Redirects {
  return Object.fromEntries(
    Object.entries(moved).map(([from, to]) => [oldPath(from), targetAddress(to, site)]),
  )
}

/**
 * What is wrong with the list of moved pages, each with its place in `source`. A target that is itself moved is
 * refused, so that there are no loops.
 *
 * @param targets all pages and files but the moved ones
 */
export function findMovedFaults(moved: Redirects, targets: Targets, site: string, source = ''): Diagnostic[] {
  const seen = new Map<string, string>()
  const known = new Map([...targets].map(([path]) => [path.toLowerCase(), path]))
  return Object.entries(moved).flatMap(([from, to]) => {
    const report = (fault: string) => {
      const at = source.indexOf(`'${from}':`)
      const place = at === -1 ? startOfFile : placeAt(source, at, at + from.length + 2)
      return createMessage(movedFile, place, `movedPages: ${quote(from)} ${fault}`, 'moved-page')
    }
    const path = oldPath(from)
    const plain = plainOldPath(from)
    const first = seen.get(plain)
    seen.set(plain, from)
    if (!from.startsWith('/'))
      return report(
        'does not begin with /; enter the path of the former address, without https and the name of the site',
      )
    if (/[?#]/.test(from))
      return report('has ? or #; servers compare only the path before it, so enter that alone')
    const strange = [...path].find((sign) => !plainCharacters.test(sign))
    if (strange !== undefined)
      return report(
        `has ${quote(strange)}, which not every server takes as part of an address; remove the line`,
      )
    if (reserved.test(path)) return report('is reserved; remove the line')
    if (known.has(plain)) return report(`is already the address ${known.get(plain)}; remove the line`)
    if (first !== undefined)
      return report(`is the same as ${quote(first)}; capitals, .html and / at the end do not count`)
    if (!/^(\/(?!\/)|https:\/\/.)/.test(to))
      return report(`leads to ${quote(to)}; enter a path with / at its beginning or an address with https://`)
    const dead = checkAddress(to, site, targets, site)
    if (dead === undefined) return []
    if (dead.missing === 'address')
      return report(`leads to ${quote(to)}; enter a path with / at its beginning or an address with https://`)
    if (dead.missing === 'anchor')
      return report(`leads to ${quote(to)}, but the page has no place ${quote(dead.anchor)}`)
    if (Object.keys(moved).some((other) => plainOldPath(other) === plainOldPath(dead.path)))
      return report(`leads to ${quote(to)}, which leads on itself; enter the last target`)
    const guess = nearest(dead.path, [...targets.keys()])
    return report(`leads to ${quote(to)}, which does not exist${guess ? `; did you mean ${guess}?` : ''}`)
  })
}

/** The address that a request is compared with; what cannot be decoded stays, and is refused. */
function oldPath(from: string): string {
  return tidyPath(decode(from).normalize())
}

/** Hosts do not distinguish small letters and capitals in it. */
function plainOldPath(from: string): string {
  return oldPath(from).toLowerCase()
}

/** An encoded address without signs that are variables in the files of hosts. */
function targetAddress(to: string, site: string): string {
  if (!URL.canParse(to, site)) return to
  const url = new URL(to, site)
  const address = url.origin === site ? url.pathname + url.search + url.hash : url.href
  return address.replace(/[${}|^\\"'`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
