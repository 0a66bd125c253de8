import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, isAbsolute, relative, resolve } from 'node:path'

/** Copies of the server's code of applications that are kept elsewhere. */
export const serverCopies = 'node_modules/.cache/server'

/**
 * Where the code that renders can be loaded from. Node looks for the packages that it imports above it; where the
 * caches are not below the project, that is a copy.
 *
 * @param application the folder of an application
 * @param copies a folder below the project's `node_modules`
 */
export function serverFolder(application: string, copies = serverCopies): string {
  const kept = resolve(application, 'server')
  const way = relative('.', kept)
  if (!way.startsWith('..') && !isAbsolute(way)) return kept

  const copy = resolve(copies, basename(application))
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}.${Math.random()}.tmp`
  try {
    cpSync(kept, unfinished, { recursive: true })
    renameSync(unfinished, copy)
  } catch (error) {
    // Another thread may have been faster; what it made is as good.
    if (!existsSync(copy)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}
