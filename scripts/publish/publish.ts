import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../src/company.ts'
import { defaultFolders, publishedAt } from '../content/compile.ts'
import { compareText } from '../content/problem.ts'
import { formatHeaders } from './headers.ts'
import { findPlaceholders } from './placeholders.ts'

/** Completes the rendered site in `dist`: what the pages load besides, and what the host must know. */
export async function publish(dist: string): Promise<void> {
  for (const [part, base] of Object.entries(publishedAt)) {
    await cp(join(defaultFolders.out, part), join(dist, base), { recursive: true }).catch((error) => {
      // No article has an image of its own.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await removeLeftovers(dist)
  await writeFile(join(dist, '_headers'), formatHeaders())
  reportPlaceholders()
}

/** What vite-react-ssg and vite write for themselves; the first names carry a random number. */
async function removeLeftovers(dist: string): Promise<void> {
  const names = (await readdir(dist)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  )
  await Promise.all(names.map((name) => rm(join(dist, name), { recursive: true })))
}

function reportPlaceholders(): void {
  const placeholders = findPlaceholders(company).sort(compareText)
  if (placeholders.length === 0) return
  const message = `src/company.ts still has ${placeholders.length} placeholders: ${placeholders.join(', ')}`
  if (process.env.SITE_STRICT === '1') throw new Error(message)
  console.warn(message)
}
