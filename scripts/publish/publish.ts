import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultFolders, publishedAt } from '../content/compile.ts'
import { listWritten } from '../content/files.ts'
import { formatHeaders } from './headers.ts'

/** Completes the rendered site in `dist`: what the pages load besides, and what the host must know. */
export async function publish(dist: string): Promise<void> {
  const { out } = defaultFolders
  for (const name of await listWritten(out)) {
    const [part = '', ...rest] = name.split('/')
    const base = publishedAt[part as keyof typeof publishedAt]
    await cp(join(out, name), join(dist, base, ...rest))
  }
  await removeLeftovers(dist)
  await writeFile(join(dist, '_headers'), formatHeaders())
}

/** What vite-react-ssg and vite write for themselves; the first names carry a random number. */
async function removeLeftovers(dist: string): Promise<void> {
  const names = (await readdir(dist)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  )
  await Promise.all(names.map((name) => rm(join(dist, name), { recursive: true })))
}
