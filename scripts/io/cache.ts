import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder } from './cache-folder.ts'

/** What was made once, by a name that changes with what it is made from. */
export type Cache = {
  /** What `make` gives, or gave for an earlier build. */
  keep: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>
}

/** The same with its two halves apart. */
type OpenCache = Cache & {
  /** What was written under this name; `undefined` if that is missing, or not as it was written. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Uint8Array) => Promise<void>
}

const day = 24 * 60 * 60 * 1000

/** What no build asked for in this time goes; several branches may share a cache. Milliseconds. */
const unusedFor = 30 * day

/** A cache in `folder`, which should be below `node_modules`, so that a fresh `npm ci` starts afresh. */
export function openCache(folder: string): OpenCache {
  const read = async (name: string) => readKept(join(folder, name))
  const write = async (name: string, bytes: Uint8Array) => {
    writeWhole(join(folder, name), Buffer.concat([sha256(bytes), bytes]))
  }
  return {
    read,
    write,
    keep: async (name, make) => {
      const kept = await read(name)
      if (kept) return kept
      const made = Buffer.from(await make())
      await write(name, made)
      return made
    },
  }
}

/** Prunes all caches of the project, once a day. */
export async function pruneCaches(root = cacheFolder(''), now = new Date()): Promise<void> {
  const marker = join(root, 'pruned')
  const stats = await stat(marker).catch(() => undefined)
  if (stats && now.getTime() - stats.mtimeMs < day) return
  const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory())
  await Promise.all(folders.map(({ name }) => pruneCache(join(root, name), now)))
  await writeFile(marker, '').catch(() => undefined)
}

/** Removes what was not asked for in the last thirty days, and what builds that were stopped left half-written. */
export async function pruneCache(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    // Another build may have removed it.
    const stats = await stat(path).catch(() => undefined)
    if (stats?.isFile() && now.getTime() - stats.mtimeMs > unusedFor) await rm(path, { force: true })
  }
}

const hashLength = 32

/**
 * A file that was not written to its end, or not by us, counts as missing. Thousands of small files are read and
 * written one by one: that waits a shorter time than for each to come back from Node's own threads.
 */
function readKept(path: string): Buffer | undefined {
  const file = attempt(() => readFileSync(path))
  const content = file?.subarray(hashLength)
  if (!file || !content || !sha256(content).equals(file.subarray(0, hashLength))) return undefined
  // Its time tells when it was asked for last; one write a day is enough for that.
  const now = new Date()
  const stats = attempt(() => statSync(path))
  if (stats && now.getTime() - stats.mtimeMs > day) attempt(() => utimesSync(path, now, now))
  return content
}

/** Whole or not at all: two builds may share the cache, and one may be stopped. */
function writeWhole(path: string, bytes: Buffer): void {
  const unfinished = `${path}.${process.pid}.${Math.random()}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, path)
  } catch {
    // A disk that is full or may only be read: what cannot be kept is made again.
    attempt(() => rmSync(unfinished, { force: true }))
  }
}

/** What a function gives; `undefined` if it throws. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function sha256(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}
