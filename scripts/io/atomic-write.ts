import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * Writes a file completely or not at all: builds may run at the same time, and one may be stopped. A file that had the
 * name before is replaced, never written into, since it may be linked elsewhere. Synchronous on purpose: for thousands
 * of small files Node's asynchronous functions take longer than the disk.
 */
export function writeFileAtomic(path: string, bytes: Uint8Array | string): void {
  replace(path, (temporary) => writeFileSync(temporary, bytes))
}

/** Gives a file a second name, completely or not at all. Throws where the file system has no hard links. */
export function linkFileAtomic(original: string, path: string): void {
  replace(path, (temporary) => linkSync(original, temporary))
  // Renaming one name of a file to another of the same file leaves both.
  rmSync(temporaryName(path), { force: true })
}

function replace(path: string, write: (temporary: string) => void): void {
  const temporary = temporaryName(path)
  try {
    try {
      write(temporary)
    } catch {
      // The folder may be missing, or a build that was stopped may have left the temporary file.
      mkdirSync(dirname(path), { recursive: true })
      rmSync(temporary, { force: true })
      write(temporary)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function temporaryName(path: string): string {
  return `${path}.${process.pid}-${threadId}.tmp`
}
