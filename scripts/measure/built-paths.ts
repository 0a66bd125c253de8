import { listFiles } from '../io/list-files.ts'

/** The addresses of all pages in a built site; every unknown address gets the page `/404`. */
export function builtPaths(dist: string): string[] {
  const names = listFiles(dist).flatMap((name) => /^(.*)\.html$/.exec(name)?.[1] ?? [])
  return names.map((name) => (name === 'index' ? '/' : `/${name}`)).sort()
}
