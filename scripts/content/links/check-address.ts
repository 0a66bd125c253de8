/** The ids of a page, to which its anchors can lead. A file that is not a page accepts every anchor. */
export type Ids = ReadonlySet<string> | undefined

/** All pages and files of the site, by their paths without escapes. */
export type Targets = ReadonlyMap<string, Ids>

/** Where an address of the page at `base` leads nowhere; `undefined` if it leads somewhere or to another host. */
export function checkAddress(address: string, base: string, targets: Targets, site: string) {
  if (!URL.canParse(address, base)) return { missing: 'address' as const, path: '', anchor: '' }
  const url = new URL(address, base)
  if (url.origin !== site) return undefined
  const path = decode(url.pathname)
  if (!targets.has(path)) return { missing: 'target' as const, path, anchor: '' }
  if (hasAnchor(targets.get(path), url.hash)) return undefined
  return { missing: 'anchor' as const, path, anchor: decode(url.hash.slice(1)) }
}

/** As browsers do it: an empty anchor and `top` are the top of the page, and what follows `:~:` is not part of the id. */
export function hasAnchor(ids: Ids, hash: string): boolean {
  const anchor = hash.slice(1).replace(/:~:.*$/, '')
  if (ids === undefined || anchor === '' || /^top$/i.test(anchor)) return true
  return ids.has(anchor) || ids.has(decode(anchor))
}

/** The paths at which hosts serve a page, its own address first; `404.html` has none. */
export function pathsOf(name: string): string[] {
  if (name === '404.html') return []
  const path = `/${name}`
  return [path.replace(/\/index\.html$|\.html$/, (ending) => (ending === '.html' ? '' : '/')), path]
}

/** A path as writers put it into the brackets of a link. */
export function writtenAddress(path: string): string {
  return /\s/.test(path) ? `<${path}>` : path
}

/** Malformed escapes stay as they are: no file has such a name. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
