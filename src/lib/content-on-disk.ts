import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { luxembourgDay } from './today.ts'

/** What loaders read while pages are rendered at build time; never part of what a browser loads. */

const folder = resolve(process.env.CONTENT_DIR ?? '.content')

export async function readContent<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as T
}

export async function listContent(part: 'posts' | 'pages'): Promise<string[]> {
  const names = await readdir(join(folder, part))
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])).sort()
}

/** The day of the source, so that the same source gives the same pages; set by the build. */
export function sourceDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return luxembourgDay(epoch ? new Date(Number(epoch) * 1000) : new Date())
}
