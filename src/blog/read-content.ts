import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
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

export function readContent<T>(name: string): T {
  dependencies.getStore()?.add(name)
  // Synchronous: pages are rendered one after the other, and nothing else waits.
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
}

/** The address of the page that shows a compiled file: an article, or a page of the list but the first, which is the blog. */
export function addressOfContent(name: string): string | undefined {
  const [, part, key = ''] = /^(posts|pages)\/(.+)\.json$/.exec(name) ?? []
  if (part === 'posts') return articlePath(key)
  return part === 'pages' && key !== '1' ? blogPagePath(Number(key)) : undefined
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
