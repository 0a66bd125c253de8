import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Bytes of the largest file of each kind, such as `content/posts/*.json`. */
export type LargestFiles = Readonly<Record<string, number>>

/** What search engines read, which names every page, what language models read, and what other sites show of a page. */
const notForVisitors = /^(sitemap\.xml$|llms\.txt$|og\/)/

/** The largest files of a site, by folder and kind; compressed copies are not looked at. */
export function largestFiles(folder: string): LargestFiles {
  const largest: Record<string, number> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (notForVisitors.test(name)) continue
    const kind = kindOf(name)
    largest[kind] = Math.max(largest[kind] ?? 0, statSync(path).size)
  }
  return largest
}

/** How many times as large the largest file of a kind is; of the kind that has grown most. */
export function growthOf(few: LargestFiles, many: LargestFiles): { kind: string; factor: number } {
  const growths = Object.entries(many).flatMap(([kind, bytes]) => {
    const before = few[kind]
    return before === undefined ? [] : { kind, factor: bytes / before }
  })
  return growths.reduce((most, growth) => (growth.factor > most.factor ? growth : most), {
    kind: 'any file',
    factor: 1,
  })
}

/** The names of topics are folders; there are more of them with more posts. */
function kindOf(name: string): string {
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  const folders = name.split('/').slice(0, -1)
  if (folders.length === 0) return name
  return [...folders.slice(0, 3), `*${ending}`].join('/')
}
