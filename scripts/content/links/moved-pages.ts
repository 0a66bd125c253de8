import { nearest } from '../../../src/links/nearest.ts'
import { tidyPath } from '../../../src/links/page-address.ts'
import { quote } from '../../io/quote.ts'
import { createMessage, type Diagnostic, placeAt, startOfFile } from '../diagnostics.ts'
import { checkAddress, decode, type Targets } from './check-address.ts'

/** Where old addresses lead, by their paths. */
export type Redirects = Readonly<Record<string, string>>

/** The file with the list of moved pages. */
export const movedFile = 'src/pages.ts'

/** Without signs that have a meaning in the files of some host. */
const plainPath = /^\/[\p{L}\p{M}\p{N} /._~!'(),+=@&-]+$/u

/** Addresses that hosts keep for themselves, or that lead to the home page in any case. */
const reserved = /^\/(404|_headers|_redirects|functions)(\/|$)|\/\.|\/\//

/** Moved pages as all hosts compare and send them: old paths decoded and tidy, targets encoded. */
export function readMovedPages(moved: Redirects, site: string): Redirects {
  return Object.fromEntries(
    Object.entries(moved).map(([from, to]) => [oldPath(from), targetAddress(to, site)]),
  )
}

/**
 * What is wrong with the list of moved pages, each with its place in `source`. A target that is itself moved leads nowhere,
 * so that there are no loops.
 *
 * @param targets all pages and files but the moved ones
 */
export function findMovedFaults(moved: Redirects, targets: Targets, site: string, source = ''): Diagnostic[] {
  const known = new Map([...targets].map(([path]) => [path.toLowerCase(), path]))
  return Object.entries(moved).flatMap(([from, to]) => {
    const fault = faultOf(from, to, known, targets, site)
    if (fault === undefined) return []
    const at = source.indexOf(`'${from}':`)
    const place = at === -1 ? startOfFile : placeAt(source, at, at + from.length + 2)
    return createMessage(movedFile, place, `movedPages: ${quote(from)} ${fault}`, 'moved-page')
  })
}

function faultOf(from: string, to: string, known: Map<string, string>, targets: Targets, site: string) {
  const path = oldPath(from)
  if (!plainPath.test(path) || reserved.test(path)) {
    return 'is no address that every server can redirect; enter a path such as /old-page, without query and anchor'
  }
  // Hosts do not distinguish small letters and capitals in it.
  const own = known.get(path.toLowerCase())
  if (own !== undefined) return `is already the address ${own}; remove the line`
  if (!/^(\/(?!\/)|https:\/\/.)/.test(to)) {
    return `leads to ${quote(to)}; enter a path with / at its beginning or an address with https://`
  }
  const dead = checkAddress(to, site, targets, site)
  if (dead === undefined) return undefined
  const guess = nearest(dead.path, [...targets.keys()])
  const hint = dead.missing === 'target' && guess !== undefined ? `; did you mean ${guess}?` : ''
  return `leads to ${quote(to)}, which there is not${hint}`
}

/** The address that a request is compared with; what cannot be decoded stays, and is refused. */
function oldPath(from: string): string {
  return tidyPath(decode(from).normalize())
}

/** An encoded address without signs that are variables in the files of hosts. */
function targetAddress(to: string, site: string): string {
  if (!URL.canParse(to, site)) return to
  const url = new URL(to, site)
  const address = url.origin === site ? url.pathname + url.search + url.hash : url.href
  return address.replace(/[${}|^\\"'`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
