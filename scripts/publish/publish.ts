import { readFileSync } from 'node:fs'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { company } from '../../src/company.ts'
import { defaultFolders, publishedAt } from '../content/compile.ts'
import { listWritten } from '../content/files.ts'
import { compareText } from '../content/problem.ts'
import { formatHeaders } from './headers.ts'
import { findDeadLinks, refuseDeadLinks } from './links.ts'

/**
 * Completes the rendered site in `dist`: what the pages load besides, and what the host must know. Throws a
 * `SiteError` if a link of a page leads nowhere.
 */
export async function publish(dist: string): Promise<void> {
  const { out } = defaultFolders
  for (const name of await listWritten(out)) {
    const [part = '', ...rest] = name.split('/')
    const base = publishedAt[part as keyof typeof publishedAt]
    await cp(join(out, name), join(dist, base, ...rest))
  }
  await removeLeftovers(dist)
  await writeFile(join(dist, '_headers'), formatHeaders())
  refuseDeadLinks(await listDeadLinks(dist))
}

async function listDeadLinks(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(compareText)
  const isPage = (name: string) => name.endsWith('.html')
  // One page at a time: thousands of them would fill the memory.
  const pages = function* () {
    for (const name of names.filter(isPage)) yield [name, readFileSync(join(dist, name), 'utf8')] as const
  }
  return findDeadLinks(
    pages(),
    names.filter((name) => !isPage(name)),
    company.siteUrl,
  )
}

/** What vite-react-ssg and vite write for themselves; the first names carry a random number. */
async function removeLeftovers(dist: string): Promise<void> {
  const names = (await readdir(dist)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  )
  await Promise.all(names.map((name) => rm(join(dist, name), { recursive: true })))
}
