import { hash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runAtOnce } from './at-once.ts'
import { writeFileAtomic } from './atomic-write.ts'
import { cacheFolder, openCache } from './cache.ts'
import { listFiles } from './list-files.ts'

/** `name` has forward slashes, `version` changes whenever the bytes of the file do. */
export type FileVersion = { name: string; version: string }

export type OutputFile = FileVersion & {
  /** Its bytes. Called only when it has to be written. */
  read: () => Uint8Array | Promise<Uint8Array>
  /** The same in other encodings: none of them is ever beside another version of the file. */
  copies?: readonly EncodedCopy[]
}

/** `encode` returns its bytes; `undefined` if there is to be no such copy. */
export type EncodedCopy = FileVersion & { encode: (bytes: Uint8Array) => Promise<Uint8Array | undefined> }

/** Some are compressed, in threads of Node, while others are written. */
const filesAtOnce = 8

/** A file as a build left it; `size` is -1 where there is none. */
type Entry = { version: string; size: number; time: number }

/** What the last build wrote into a folder. */
function openLedger(folder: string) {
  const ledgers = openCache(cacheFolder('ledgers'))
  const key = hash('sha256', resolve(folder))
  const entries: Record<string, Entry> = JSON.parse(String(ledgers.read(key) ?? '{}'))
  return {
    /** The entry of a file that is still as it was left. */
    find: (name: string, version: string): Entry | undefined => {
      const entry = entries[name]
      if (entry?.version !== version) return undefined
      const { size, time } = stateOf(join(folder, name))
      return size === entry.size && time === entry.time ? entry : undefined
    },
    write: (after: Record<string, Entry>) => ledgers.write(key, Buffer.from(JSON.stringify(after))),
  }
}

/** Whether files are as `updateFolder` left them. */
export function areCurrent(folder: string, files: readonly FileVersion[]): boolean {
  const ledger = openLedger(folder)
  return files.every(({ name, version }) => ledger.find(name, version))
}

/**
 * Updates a folder to these files and no others. A ledger in the cache lists what the last build wrote: files that have
 * not changed since are not read, and those that somebody else has changed are written again.
 *
 * A server may use the folder meanwhile, and the build may be stopped at any moment: each page is the old one or the
 * new one, in all encodings. So files with new names come first, in the order given, then the others, and what is gone
 * is removed last. To swap whole folders would need a link, which a mount, an open handle and Windows do not allow.
 *
 * @returns how many files were written
 */
export async function updateFolder(folder: string, files: readonly OutputFile[]): Promise<number> {
  const ledger = openLedger(folder)
  const after: Record<string, Entry> = {}
  const present = listFiles(folder)
  const isPresent = new Set(present)
  let written = 0

  /** Notes a file if it is as an earlier build left it. */
  const reuse = (name: string, version: string): boolean => {
    const entry = ledger.find(name, version)
    if (entry) after[name] = entry
    return entry !== undefined
  }

  const write = (name: string, version: string, bytes: Uint8Array | undefined): void => {
    const path = join(folder, name)
    if (bytes === undefined) rmSync(path, { force: true })
    else writeFileAtomic(path, bytes, timeOf(bytes))
    after[name] = { version, ...stateOf(path) }
    if (bytes !== undefined) written += 1
  }

  /** Reads and encodes what has to be written; returns what writes it. */
  const prepare = async ({ name, version, read, copies = [] }: OutputFile): Promise<() => void> => {
    const isCurrent = reuse(name, version)
    const outdated = isCurrent ? copies.filter((copy) => !reuse(copy.name, copy.version)) : copies
    if (isCurrent && outdated.length === 0) return () => {}
    const bytes = await read()
    const encoded = await Promise.all(outdated.map((copy) => copy.encode(bytes)))
    return () => {
      if (!isCurrent) {
        for (const copy of copies)
          if (isPresent.has(copy.name)) rmSync(join(folder, copy.name), { force: true })
        write(name, version, bytes)
      }
      for (const [index, copy] of outdated.entries()) write(copy.name, copy.version, encoded[index])
    }
  }

  const inOrder = files.toSorted((a, b) => Number(isPresent.has(a.name)) - Number(isPresent.has(b.name)))
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
  ledger.write(after)
  return written
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
