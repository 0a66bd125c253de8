import { hash } from 'node:crypto'
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runAtOnce } from './at-once.ts'
import { linkFileAtomic, writeFileAtomic } from './atomic-write.ts'
import { cacheFolder, openCache } from './cache.ts'
import { listFiles } from './list-files.ts'

export type OutputFile = {
  /** With forward slashes. */
  name: string
  /** Its bytes; `undefined` if there is to be no such file. Called only when it has to be written. */
  read: () => OutputBytes | Promise<OutputBytes>
  /** Changes whenever the bytes do; without it the file is read every time, and its hash is the version. */
  version?: string
  /** A file with the same bytes that may be linked, because it is only ever replaced, never written into. */
  original?: string
}

type OutputBytes = Uint8Array | undefined

/** A file as a build left it; `size` is -1 where there is none. */
type Entry = { version: string; size: number; time: number }

/**
 * Opens a folder to be brought up to date. A ledger in the cache lists what earlier builds wrote: files that have not
 * changed since are not read, and those that somebody else has changed are written again.
 *
 * @param others what happens to files that neither this nor an earlier build wrote
 */
export function openOutputFolder(
  folder: string,
  others: 'remove others' | 'leave others',
  ledgers = cacheFolder('ledgers'),
) {
  const cache = openCache(ledgers)
  const key = hash('sha256', resolve(folder))
  const before: Record<string, Entry> = JSON.parse(String(cache.read(key) ?? '{}'))
  const after: Record<string, Entry> = {}
  const save = (ledger: typeof before) => cache.write(key, Buffer.from(JSON.stringify(ledger)))

  /** Notes a file if it is as an earlier build left it. */
  const reuse = (name: string, version: string | undefined): boolean => {
    const entry = before[name]
    if (version === undefined || entry?.version !== version) return false
    const { size, time } = stateOf(join(folder, name))
    if (size !== entry.size || time !== entry.time) return false
    after[name] = entry
    return true
  }

  /** Returns whether the file had to be written. */
  const update = async ({ name, version: known, read, original }: OutputFile): Promise<boolean> => {
    if (reuse(name, known)) return false
    const path = join(folder, name)
    let version = known
    if (version === undefined || original === undefined || !linkFileAtomic(original, path)) {
      const bytes = await read()
      version ??= hash('sha256', bytes ?? '')
      if (known === undefined && reuse(name, version)) return false
      if (bytes === undefined) rmSync(path, { force: true })
      else writeFileAtomic(path, bytes)
    }
    after[name] = { version, ...stateOf(path) }
    return after[name].size >= 0
  }

  return {
    /**
     * Writes those files that are new or different, and returns how many these were.
     *
     * @param atOnce how many files are read at the same time
     */
    async write(
      files: readonly OutputFile[],
      atOnce = 1,
      onProgress = (_done: number, _total: number) => {},
    ): Promise<number> {
      if (others === 'leave others') {
        // A build that is stopped half-way has written files, too.
        const unknown: Entry = { version: '', size: -1, time: 0 }
        save({ ...Object.fromEntries(files.map(({ name }) => [name, unknown])), ...before })
      }
      let done = 0
      let written = 0
      await runAtOnce(atOnce, files, async (file) => {
        if (await update(file)) written += 1
        onProgress(++done, files.length)
      })
      return written
    },

    /** The version of every file that was written or is still valid, by its name. */
    versions: () => new Map(Object.entries(after).map(([name, { version }]) => [name, version])),

    /** Removes what does not belong here, and saves the ledger. */
    finish(): void {
      for (const name of others === 'remove others' ? listFiles(folder) : Object.keys(before)) {
        if ((after[name]?.size ?? -1) < 0) rmSync(join(folder, name), { force: true })
      }
      if (others === 'remove others') removeEmptyFolders(folder)
      save(after)
    },
  }
}

function stateOf(path: string): Omit<Entry, 'version'> {
  const stats = statSync(path, { throwIfNoEntry: false })
  return { size: stats?.size ?? -1, time: stats?.mtimeMs ?? 0 }
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, entry.name)
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}
