import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Removes from a folder, if there is one, all but the `most` entries that were changed last. */
export function keepNewest(folder: string, most: number): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const entries = names.map((name) => {
    const path = join(folder, name)
    // Another build may have removed it.
    return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  const old = entries.sort((a, b) => b.time - a.time).slice(most)
  for (const { path } of old) rmSync(path, { recursive: true, force: true })
}
