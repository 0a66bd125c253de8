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

/** Gives a file a second name, in a tenth of the time of a copy. `false` where the file system has no hard links. */
export function linkFileAtomic(original: string, path: string): boolean {
  try {
    replace(path, (temporary) => linkSync(original, temporary))
    return true
  } catch {
    return false
  }
}

function replace(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}-${threadId}.tmp`
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
  } finally {
    // It is still there after an error, and where both names were of one file already: renaming leaves both then.
    rmSync(temporary, { force: true })
  }
}
