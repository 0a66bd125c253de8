import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, normalize, resolve } from 'node:path'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'
import { compareText } from '../io/compare-text.ts'

/**
 * What is to stand in the output folder: each is made or read when its turn comes, since all of them together would
 * take up much memory. Names have forward slashes.
 */
export type Output = Map<string, () => Buffer | Promise<Buffer>>

/** Names what earlier runs wrote, so that nothing else in the folder is ever removed. */
const listOfWritten = 'written.json'

/** Where it is kept what each file was when it was left: those that are as they were need not be read to be compared. */
const ledgerCache = cacheFolder('content')

type Ledger = Record<string, Entry | undefined>

type Entry = { hash: string; size: number; time: number }

/**
 * Brings `folder` to hold `output` and nothing more that an earlier run wrote. Files that are right
 * already are not touched; each other one is written whole or not at all. Tells the hash of each.
 */
export async function writeOutput(folder: string, output: Output): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const earlier = listWritten(folder)
  const ledgers = openCache(ledgerCache)
  const ledgerName = createHash('sha256').update(resolve(folder)).digest('hex')
  const ledger = JSON.parse((await ledgers.read(ledgerName))?.toString() ?? '{}') as Ledger
  const left: Ledger = {}
  const names = [...output.keys()].sort(compareText)
  // Until all is done the list holds both, in case this run is stopped half-way.
  writeWhole(join(folder, listOfWritten), toJson([...new Set([...earlier, ...names])]))
  for (const [name, read] of output) {
    const path = join(folder, name)
    const bytes = await read()
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!isAsLeft(path, hash, ledger[name])) writeWhole(path, bytes)
    hashes.set(name, hash)
    const { size, mtimeMs } = statSync(path)
    left[name] = { hash, size, time: mtimeMs }
  }
  for (const name of earlier) {
    if (!output.has(name)) rmSync(join(folder, name), { force: true })
  }
  writeWhole(join(folder, listOfWritten), toJson(names))
  await ledgers.write(ledgerName, toJson(left))
  return hashes
}

/** The names of what the last run wrote, with forward slashes; empty where there was none. */
export function listWritten(folder: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(join(folder, listOfWritten), 'utf8'))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string' && isBelow(name)) : []
  } catch {
    return []
  }
}

function isAsLeft(path: string, hash: string, entry: Entry | undefined): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return entry?.hash === hash && stats?.size === entry.size && stats.mtimeMs === entry.time
}

function isBelow(name: string): boolean {
  return !isAbsolute(name) && !normalize(name).startsWith('..')
}

export function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

function writeWhole(path: string, bytes: Buffer): void {
  if (holds(path, bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}

function holds(path: string, bytes: Uint8Array): boolean {
  try {
    return statSync(path).size === bytes.length && readFileSync(path).equals(bytes)
  } catch {
    return false
  }
}
