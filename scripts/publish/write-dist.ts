import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { cacheFolder } from '../cache/cache-folder.ts'
import { openCache } from '../cache/open-cache.ts'
import { compressedCache, compressions } from './compress.ts'

export const distCache = cacheFolder('dist')

/** A file of the site. */
export type SiteFile = {
  name: string
  /** Another one whenever its bytes are. */
  version: string
  read: () => Promise<Uint8Array> | Uint8Array
  /** The path of a file with these bytes that is only ever replaced, and looked at by who made it: it may be linked. */
  original?: string
}

/** What stands in the folder, as this build or an earlier one left it. */
type Entry = { version: string; size: number; time: number }

/** What was written by `name` in the folder's ledger, with its compressed copies under names of their own. */
type Ledger = Record<string, Entry>

/**
 * Opens a folder that is to hold the files which are put there, with a compressed copy beside each text that gets
 * smaller by it, and nothing else. A ledger of what earlier builds wrote saves looking into files that have not
 * changed; a file that is not as it was left is written anew.
 */
export async function openDist(dist: string, caches = defaultCaches) {
  const ledgers = openCache(caches.ledgers)
  const ledgerName = createHash('sha256').update(resolve(dist)).digest('hex')
  const before = JSON.parse((await ledgers.read(ledgerName))?.toString() ?? '{}') as Ledger
  const after: Ledger = {}
  const changed: SiteFile[] = []
  const folders = new Set<string>()

  const isAsLeft = (name: string) => {
    const entry = before[name]
    const stats = entry && statSync(join(dist, name), { throwIfNoEntry: false })
    return stats?.size === entry?.size && stats?.mtimeMs === entry?.time ? entry : undefined
  }
  const namesOf = (name: string) => [name, ...compressions(name).map(({ ending }) => `${name}.${ending}`)]
  /** Whether a file and its copies are as they should be; they are noted if so. */
  const isDone = (file: SiteFile) => {
    const names = namesOf(file.name)
    const entries = names.map(isAsLeft)
    // A copy that was not worth while has no entry, before and now.
    const isSame = names.every((name, index) =>
      name in before ? entries[index]?.version === file.version : index > 0,
    )
    if (isSame) {
      for (const [index, name] of names.entries()) if (entries[index]) after[name] = entries[index]
    }
    return isSame
  }
  const note = (name: string, version: string) => {
    const { size, mtimeMs } = statSync(join(dist, name))
    after[name] = { version, size, time: mtimeMs }
  }
  // Thousands of small files are written sooner one by one than by Node's own threads.
  const write = (name: string, bytes: Uint8Array, version: string) => {
    writeFileSync(join(dist, name), bytes)
    note(name, version)
  }
  const compress = async () => {
    let made = 0
    await inParallel(changed, async ({ name, version }) => {
      for (const { ending, compress } of compressions(name)) {
        const bytes = await readFile(join(dist, name))
        const smaller = await compress(bytes, caches.compressed, () => {
          made += 1
        })
        if (smaller === undefined) continue
        write(`${name}.${ending}`, smaller, version)
      }
    })
    return made
  }
  return {
    /** Writes those that are new or other than before, and tells how many. */
    async put(files: readonly SiteFile[]): Promise<number> {
      const others = files.filter((file) => !isDone(file))
      for (const file of others) {
        const folder = dirname(join(dist, file.name))
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
        folders.add(folder)
        if (file.original && link(file.original, join(dist, file.name))) note(file.name, file.version)
        else write(file.name, await file.read(), file.version)
        changed.push(file)
      }
      return others.length
    },
    /** Writes the compressed copies, removes what is not of the site, and tells how many copies had to be made. */
    async finish(): Promise<number> {
      const made = await compress()
      await removeOthers(dist, after)
      await ledgers.write(ledgerName, Buffer.from(JSON.stringify(after)))
      return made
    },
  }
}

/**
 * Gives a file another name, in a tenth of the time of a copy; tells whether the file system can do that. What stood
 * there goes in any case: it may be linked, too, and must not be written into.
 */
function link(original: string, path: string): boolean {
  const unfinished = `${path}.${process.pid}.tmp`
  try {
    linkSync(original, unfinished)
    renameSync(unfinished, path)
    return true
  } catch {
    rmSync(path, { force: true })
    return false
  } finally {
    // Renaming one name of a file to another name of the same leaves both.
    rmSync(unfinished, { force: true })
  }
}

const defaultCaches = { ledgers: distCache, compressed: compressedCache }

async function removeOthers(dist: string, ledger: Ledger): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const nameOf = (entry: (typeof entries)[number]) =>
    relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')
  for (const entry of entries) {
    if (!entry.isDirectory() && !(nameOf(entry) in ledger)) await rm(join(dist, nameOf(entry)))
  }
  // The innermost first; one that is not empty stays.
  const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf)
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    await rmdir(join(dist, folder)).catch(() => undefined)
  }
}

/** zlib has threads of its own; each is to have something to do while another's result is written. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const workOff = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, workOff))
}
