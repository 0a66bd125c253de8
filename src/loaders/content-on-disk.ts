import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { luxembourgDay } from '../lib/today.ts'

/** What loaders read while pages are rendered at build time; never part of what a browser loads. */

const folder = resolve('.content')

export async function readContent<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as T
}

/** What the compiler wrote of a part; anything else that may lie there is not part of the site. */
export async function listContent(part: 'posts' | 'pages'): Promise<string[]> {
  const names = await readContent<string[]>('written.json')
  return names.flatMap((name) => {
    const [folderName, file] = name.split('/')
    return folderName === part && file?.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []
  })
}

/** The day of the source, so that the same source gives the same pages; set by the build. */
export function sourceDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return luxembourgDay(epoch ? new Date(Number(epoch) * 1000) : new Date())
}
