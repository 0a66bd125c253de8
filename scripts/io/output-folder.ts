import { hash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runAtOnce } from './at-once.ts'
import { writeFileAtomic } from './atomic-write.ts'
import { cacheFolder, openCache } from './cache.ts'
import { listFiles } from './list-files.ts'

export type OutputFile = {
  /** With forward slashes. */
  name: string
  /** Its bytes. Called only when it has to be written. */
  read: () => Uint8Array | Promise<Uint8Array>
  /** Changes whenever the bytes do; without it the file is read every time, and its hash is the version. */
  version?: string
  /** The same in other encodings: none of them is ever beside another version of the file. */
  copies?: readonly EncodedCopy[]
}

/** `encode` returns its bytes; `undefined` if there is to be no such copy. */
export type EncodedCopy = {
  name: string
  version: string
  encode: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
}

/** Some are compressed, in threads of Node, while others are written. */
const filesAtOnce = 8

/** A file as a build left it; `size` is -1 where there is none. */
type Entry = { version: string; size: number; time: number }

/**
 * Updates a folder to these files and no others. A ledger in the cache lists what the last build wrote: files that have
 * not changed since are not read, and those that somebody else has changed are written again.
 *
 * A server may use the folder meanwhile, and the build may be stopped at any moment: each page is the old one or the
 * new one, in all encodings. So files with new names come first, in the order given, then the others, and what is gone
 * is removed last. To swap whole folders would need a link, which a mount, an open handle and Windows do not allow.
 *
 * @returns how many files were written, and the version of every file by its name
 */
export async function updateFolder(
  folder: string,
  files: readonly OutputFile[],
  ledgers = openCache(cacheFolder('ledgers')),
) {
  const ledger = hash('sha256', resolve(folder))
  const before: Record<string, Entry> = JSON.parse(String(ledgers.read(ledger) ?? '{}'))
  const after: Record<string, Entry> = {}
  const present = listFiles(folder)
  const isPresent = new Set(present)
  let written = 0

  /** Notes a file if it is as an earlier build left it. */
  const reuse = (name: string, version: string | undefined): boolean => {
    const entry = before[name]
    if (version === undefined || entry?.version !== version) return false
    const { size, time } = stateOf(join(folder, name))
    if (size !== entry.size || time !== entry.time) return false
    after[name] = entry
    return true
  }

  const write = (name: string, version: string, bytes: Uint8Array | undefined): void => {
    const path = join(folder, name)
    if (bytes === undefined) rmSync(path, { force: true })
    else writeFileAtomic(path, bytes, timeOf(bytes))
    after[name] = { version, ...stateOf(path) }
    if (bytes !== undefined) written += 1
  }

  /** Reads and encodes what has to be written; returns what writes it. */
  const prepare = async ({ name, version: known, read, copies = [] }: OutputFile): Promise<() => void> => {
    const isCurrent = reuse(name, known)
    const outdated = isCurrent ? copies.filter((copy) => !reuse(copy.name, copy.version)) : copies
    if (isCurrent && outdated.length === 0) return () => {}
    const bytes = await read()
    const encoded = await Promise.all(outdated.map((copy) => copy.encode(bytes)))
    const version = known ?? hash('sha256', bytes)
    return () => {
      if (!isCurrent) {
        for (const copy of copies)
          if (isPresent.has(copy.name)) rmSync(join(folder, copy.name), { force: true })
        if (known !== undefined || !reuse(name, version)) write(name, version, bytes)
      }
      for (const [index, copy] of outdated.entries()) write(copy.name, copy.version, encoded[index])
    }
  }

  const inOrder = [
    ...files.filter(({ name }) => !isPresent.has(name)),
    ...files.filter(({ name }) => isPresent.has(name)),
  ]
  let last = Promise.resolve()
  await runAtOnce(filesAtOnce, inOrder, (file) => {
    const before = last
    const prepared = prepare(file)
    // Reported in the file's turn, so that those before it have been written.
    prepared.catch(() => {})
    last = before.then(async () => (await prepared)())
    return last
  })
  removeOthers(folder, present, after)
  ledgers.write(ledger, Buffer.from(JSON.stringify(after)))
  return { written, versions: new Map(Object.entries(after).map(([name, { version }]) => [name, version])) }
}

/**
 * A time that follows from the content, in seconds since 1970, from 2000 to 2019. Servers make entity tags of time and
 * size: the same page has the same tag after each build and on each machine, another one of the same size another.
 */
function timeOf(bytes: Uint8Array): number {
  return 946_684_800 + (hash('sha256', bytes, 'buffer').readUInt32BE() % 600_000_000)
}

function stateOf(path: string): Omit<Entry, 'version'> {
  const stats = statSync(path, { throwIfNoEntry: false })
  return { size: stats?.size ?? -1, time: stats?.mtimeMs ?? 0 }
}

/** Removes pages before what they load, and copies before their files; folders stay, hosts answer for files only. */
function removeOthers(folder: string, present: readonly string[], valid: Record<string, Entry>): void {
  const copiesFirst = present.filter((name) => (valid[name]?.size ?? -1) < 0).reverse()
  const pages = copiesFirst.filter((name) => /\.html\b/.test(name))
  for (const name of [...pages, ...copiesFirst]) rmSync(join(folder, name), { force: true })
}
