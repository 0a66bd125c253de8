import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { companyDay } from '../site/clock.ts'
import { articlePath, blogPagePath } from '../site/pages.ts'

/** Reads the compiled content at build time; never part of what a browser loads. */

const folder = resolve('.content')

const dependencies = new AsyncLocalStorage<Set<string>>()

/**
 * Runs a task, and collects what is read for it: names of compiled files, and `day` or `year` of the source. Its result
 * does not change as long as these have not changed.
 */
export async function collectDependencies<T>(run: () => Promise<T>): Promise<T & { dependencies: string[] }> {
  const collected = new Set<string>()
  const result = await dependencies.run(collected, run)
  return { ...result, dependencies: [...collected].sort() }
}

export async function readContent<T>(name: string): Promise<T> {
  dependencies.getStore()?.add(name)
  // Synchronous: pages are rendered one after the other, and nothing else waits.
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
}

/** The addresses of all articles. Files in the folder that the compiler did not write are not part of the site. */
export async function articlePaths(): Promise<string[]> {
  return (await listContent('posts')).map(articlePath)
}

/** The addresses of all pages of the list of articles but the first, which is the blog itself. */
export async function listPaths(): Promise<string[]> {
  const pages = (await listContent('pages')).filter((page) => page !== '1')
  return pages.map((page) => blogPagePath(Number(page)))
}

/** The names of the compiled files below a folder, without their endings. */
async function listContent(part: string): Promise<string[]> {
  const names = JSON.parse(await readFile(join(folder, 'written.json'), 'utf8')) as string[]
  return names.flatMap((name) => {
    const isPart = name.startsWith(`${part}/`) && name.endsWith('.json')
    return isPart ? [name.slice(part.length + 1, -'.json'.length)] : []
  })
}

/** The day of the source, which the build sets, so that the same source gives the same pages. */
export function sourceDay(): string {
  dependencies.getStore()?.add('day')
  return sourceDate()
}

/** The year of `sourceDay`. */
export function sourceYear(): number {
  dependencies.getStore()?.add('year')
  return Number(sourceDate().slice(0, 4))
}

function sourceDate(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return companyDay(epoch ? new Date(Number(epoch) * 1000) : new Date())
}
