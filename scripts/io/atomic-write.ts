import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * Writes a file completely or not at all: builds may run at the same time, and one may be stopped. Synchronous on
 * purpose: for thousands of small files Node's asynchronous functions take longer than the disk.
 *
 * @param time of the file, in seconds since 1970, if it is not to be now
 */
export function writeFileAtomic(path: string, bytes: Uint8Array | string, time?: number): void {
  const temporary = `${path}.${process.pid}-${threadId}.tmp`
  const write = () => {
    writeFileSync(temporary, bytes)
    if (time !== undefined) utimesSync(temporary, time, time)
    renameSync(temporary, path)
  }
  try {
    try {
      write()
    } catch {
      // The folder may be missing, or another build has removed it or the temporary file.
      mkdirSync(dirname(path), { recursive: true })
      write()
    }
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
