import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'
import { compressedCache, compressions } from './compress.ts'

export const distCache = cacheFolder('dist')

/** A file of the site. */
export type SiteFile = {
  name: string
  /** Another one whenever its bytes are. */
  version: string
  read: () => Promise<Uint8Array> | Uint8Array
  /**
   * The path of a file with these bytes that may be linked: it is only ever replaced as a whole, and whoever makes it
   * notices when others have written into it.
   */
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
  /** Notes a file with its copies if they are as they should be, and tells whether they are. */
  const keep = (file: SiteFile) => {
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
  const compress = async () => {
    let made = 0
    await inParallel(changed, async ({ name, version }) => {
      for (const { ending, compress } of compressions(name)) {
        const bytes = await readFile(join(dist, name))
        const smaller = await compress(bytes, caches.compressed, () => {
          made += 1
        })
        if (smaller === undefined) continue
        writeFileSync(join(dist, `${name}.${ending}`), smaller)
        note(`${name}.${ending}`, version)
      }
    })
    return made
  }
  return {
    /** Writes those that are new or other than before, and tells how many. */
    async put(files: readonly SiteFile[]): Promise<number> {
      const others = files.filter((file) => !keep(file))
      for (const file of others) {
        const path = join(dist, file.name)
        if (!folders.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
        folders.add(dirname(path))
        // Thousands of small files are written sooner one by one than by Node's own threads.
        if (file.original === undefined) writeFileSync(path, await file.read())
        else await link(file.original, path, file.read)
        note(file.name, file.version)
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
 * Gives a file another name, which takes a tenth of the time of a copy, or copies it where the file system has no such
 * thing. What stood there is replaced and never written into: it may be linked, too.
 */
async function link(original: string, path: string, read: SiteFile['read']): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`
  rmSync(unfinished, { force: true })
  try {
    linkSync(original, unfinished)
  } catch {
    writeFileSync(unfinished, await read())
  }
  renameSync(unfinished, path)
  // To rename one name of a file to another of the same leaves both.
  rmSync(unfinished, { force: true })
}

const defaultCaches = { ledgers: distCache, compressed: compressedCache }

async function removeOthers(dist: string, ledger: Ledger): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const nameOf = (entry: (typeof entries)[number]) =>
    relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')
  for (const entry of entries) {
    if (!entry.isDirectory() && !(nameOf(entry) in ledger))
      await rm(join(dist, nameOf(entry)), { force: true })
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
