import { hash } from 'node:crypto'
import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFileAtomic } from './atomic-write.ts'
import { cacheFolder, openCache } from './cache.ts'
import { listFiles } from './list-files.ts'

export type OutputFile = {
  /** With forward slashes. */
  name: string
  /** Its bytes; `undefined` if there is to be no such file. Called only when it has to be written. */
  read: () => OutputBytes | Promise<OutputBytes>
  /** Changes whenever the bytes do; without it the file is read every time, and its hash is the version. */
  version?: string
  /** The same in other encodings: none of them is ever beside another version of the file. */
  copies?: readonly OutputFile[]
}

type OutputBytes = Uint8Array | undefined

/** A file as a build left it; `size` is -1 where there is none. */
type Entry = { version: string; size: number; time: number }

/**
 * Opens a folder to be brought up to date. A ledger in the cache lists what earlier builds wrote: files that have not
 * changed since are not read, and those that somebody else has changed are written again. A server may serve the folder meanwhile,
 * and the build may be stopped at any moment: each page is the old one or the new one, in all encodings.
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

  /** Returns how many files had to be written. */
  const update = async (file: OutputFile): Promise<number> => {
    const { copies = [] } = file
    const isCurrent = reuse(file.name, file.version)
    const outdated = isCurrent
      ? copies.filter(({ name, version }) => !reuse(name, version))
      : [file, ...copies]
    // All are read before the first one is written.
    const all = await Promise.all(outdated.map(async (each) => ({ ...each, bytes: await each.read() })))
    if (!isCurrent) for (const { name } of copies) rmSync(join(folder, name), { force: true })
    let written = 0
    for (const { name, version: known, bytes } of all) {
      const version = known ?? hash('sha256', bytes ?? '')
      if (known === undefined && reuse(name, version)) continue
      const path = join(folder, name)
      if (bytes === undefined) rmSync(path, { force: true })
      else writeFileAtomic(path, bytes)
      after[name] = { version, ...stateOf(path) }
      if (bytes !== undefined) written += 1
    }
    return written
  }

  return {
    /**
     * Writes those files that are new or different, in this order, and returns how many these were. Those whose names
     * are new come first: whoever gets a new page finds what it loads.
     */
    async write(
      files: readonly OutputFile[],
      onProgress = (_done: number, _total: number) => {},
    ): Promise<number> {
      if (others === 'leave others') {
        // A build that is stopped half-way has written files, too.
        const unknown: Entry = { version: '', size: -1, time: 0 }
        save({ ...Object.fromEntries(files.map(({ name }) => [name, unknown])), ...before })
      }
      let done = 0
      let written = 0
      const exists = files.map(({ name }) => existsSync(join(folder, name)))
      for (const isOld of [false, true]) {
        for (const file of files.filter((_, index) => exists[index] === isOld)) {
          written += await update(file)
          onProgress(++done, files.length)
        }
      }
      return written
    },

    /** The version of every file that was written or is still valid, by its name. */
    versions: () => new Map(Object.entries(after).map(([name, { version }]) => [name, version])),

    /** Removes what does not belong here, pages before what they load and copies before their files; saves the ledger. */
    finish(): void {
      const names = others === 'remove others' ? listFiles(folder) : Object.keys(before)
      const surplus = names
        .filter((name) => (after[name]?.size ?? -1) < 0)
        .sort()
        .reverse()
      const isPage = (name: string) => /\.html\b/.test(name)
      for (const name of [...surplus.filter(isPage), ...surplus]) rmSync(join(folder, name), { force: true })
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
