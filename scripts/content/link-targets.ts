/** Where the anchors of a page can lead; a file that is no page takes every anchor. */
export type Ids = ReadonlySet<string> | undefined

/** Everything that an address of the site can lead to, by its path without escapes. */
export type Targets = ReadonlyMap<string, Ids>

/** What an address is missing; `path` and `anchor` are where it leads, as far as that can be said. */
export type DeadAddress = {
  missing: 'an address' | 'a page or file of this site' | 'an element with this id'
  path: string
  anchor: string
}

/** Why an address on the page at `base` leads nowhere; `undefined` if it leads somewhere or to another host. */
export function judgeAddress(
  address: string,
  base: string,
  targets: Targets,
  site: string,
): DeadAddress | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url === undefined) return { missing: 'an address', path: '', anchor: '' }
  if (url.origin !== site) return undefined
  const path = decode(url.pathname)
  if (!targets.has(path)) return { missing: 'a page or file of this site', path, anchor: '' }
  if (leadsTo(url.hash, targets.get(path))) return undefined
  return { missing: 'an element with this id', path, anchor: decode(url.hash.slice(1)) }
}

/** As browsers read it: nothing and `top` are the top of the page, and what follows `:~:` is no id. */
export function leadsTo(hash: string, ids: Ids): boolean {
  const anchor = hash.slice(1).replace(/:~:.*$/, '')
  return (
    ids === undefined || anchor === '' || ids.has(anchor) || ids.has(decode(anchor)) || /^top$/i.test(anchor)
  )
}

/** Where hosts answer with a page, its own address first; `404.html` has none. */
export function pathsOf(name: string): string[] {
  if (name === '404.html') return []
  const path = `/${name}`
  return [path.replace(/\/index\.html$|\.html$/, (ending) => (ending === '.html' ? '' : '/')), path]
}

/** Malformed escapes stay as they are: no file has such a name. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
