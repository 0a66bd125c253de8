import { readdirSync } from 'node:fs'

/** The addresses of all pages in a built site; every unknown address gets the page `/404`. */
export function builtPaths(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const paths = names.flatMap((name) => /^(.*)\.html$/.exec(name.replaceAll('\\', '/'))?.[1] ?? [])
  return paths.map((path) => (path === 'index' ? '/' : `/${path}`)).sort()
}
