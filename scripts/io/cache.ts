import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from './atomic-write.ts'

export type Cache = ReturnType<typeof openCache>

/**
 * The folder of one cache. All are in a folder of their own below `BUILD_CACHE`, which a build server can restore, or
 * else in `node_modules`, so that a fresh `npm ci` starts without.
 */
export function cacheFolder(name: string): string {
  return join(process.env.BUILD_CACHE || 'node_modules/.cache', 'site', name)
}

/**
 * The cache in a folder, which is created with its first entry: bytes by keys, each of which changes with everything
 * that the bytes depend on. Each entry begins with the hash of its bytes.
 */
export function openCache(folder: string) {
  /** `undefined` if nothing was written under this key, or if it is not complete. */
  const read = (key: string) => readVerified(join(folder, key))
  /** Does nothing where nothing can be written: what cannot be cached is created again. */
  const write = (key: string, bytes: Uint8Array) => {
    const entry = Buffer.concat([hash('sha256', bytes, 'buffer'), bytes])
    attempt(() => writeFileAtomic(join(folder, key), entry))
  }
  return {
    read,
    write,
    /** Whether there is something under this key, complete or not. */
    has: (key: string) => {
      const path = join(folder, key)
      renew(path)
      return existsSync(path)
    },
    /** What is cached under this key, otherwise what `create` returns. */
    getOrCreate: async (key: string, create: () => Promise<Uint8Array>): Promise<Buffer> => {
      const cached = read(key)
      if (cached) return cached
      const created = Buffer.from(await create())
      write(key, created)
      return created
    },
  }
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000
/** Several branches may share a cache. */
const maxAge = 30 * day

/** Removes what no build has read for a month, and temporary files of builds that were stopped; once a day. */
export function pruneCaches(root = cacheFolder(''), now = Date.now()): void {
  const marker = join(root, 'pruned')
  if (ageOf(marker, now) < day) return
  for (const cache of attempt(() => readdirSync(root, { withFileTypes: true })) ?? []) {
    if (!cache.isDirectory()) continue
    for (const name of readdirSync(join(root, cache.name))) {
      const path = join(root, cache.name, name)
      if (ageOf(path, now) > maxAge) rmSync(path, { recursive: true, force: true })
    }
  }
  attempt(() => writeFileSync(marker, ''))
}

/** Removes all but the `most` entries of a folder that were changed last. */
export function removeOldest(folder: string, most: number): void {
  const names = attempt(() => readdirSync(folder)) ?? []
  const paths = names.map((name) => join(folder, name))
  const newestFirst = paths.map((path) => ({ path, age: ageOf(path, 0) })).sort((a, b) => a.age - b.age)
  for (const { path } of newestFirst.slice(most)) rmSync(path, { recursive: true, force: true })
}

const hashLength = 32

function readVerified(path: string): Buffer | undefined {
  const file = attempt(() => readFileSync(path))
  const content = file?.subarray(hashLength)
  if (!file || !content || !hash('sha256', content, 'buffer').equals(file.subarray(0, hashLength)))
    return undefined
  renew(path)
  return content
}

/** The file's time stands for when it was last needed; it is renewed once a day at most. */
function renew(path: string): void {
  const now = new Date()
  if (ageOf(path, now.getTime()) > day) attempt(() => utimesSync(path, now, now))
}

/** Milliseconds since a file was changed; `Infinity` if it does not exist. */
function ageOf(path: string, now: number): number {
  return now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY)
}

/** What a function returns; `undefined` if it throws. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
