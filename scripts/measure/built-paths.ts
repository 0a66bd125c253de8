import { readdir } from 'node:fs/promises'

/** The addresses of all pages in a built site; `/404` is that of no page, what is unknown is answered with it. */
export async function builtPaths(dist: string): Promise<string[]> {
  const names = await readdir(dist, { recursive: true })
  const paths = names.flatMap((name) => /^(.*)\.html$/.exec(name.replaceAll('\\', '/'))?.[1] ?? [])
  return paths.map((path) => (path === 'index' ? '/' : `/${path}`)).sort()
}
