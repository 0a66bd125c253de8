import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../io/list-files.ts'

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const maxNames = characters.length ** 2

/**
 * Returns linaria's `classNameSlug` with names of two characters. Its own have eight, which cannot be compressed: a
 * tenth of a kilobyte for every thirty styles of a page. Names begin with `_`, since ad blockers hide `.ad` and others.
 *
 * A name depends on the style's file and variable only, so that it stays the same when other styles change, and with it
 * the files that browsers have cached.
 */
export function shortClassNames(folder: string) {
  let names = assignNames(findStyles(folder))
  return (slug: string, style: string, { file }: { file: string }): string => {
    const key = keyOf(file, style)
    // The style is new since the development server was started.
    if (!names.has(key)) names = assignNames(findStyles(folder))
    return names.get(key) ?? slug
  }
}

/** Gives each key its own name, and the next free one if two keys have the same hash. */
export function assignNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<number>()
  for (const key of keys.toSorted()) {
    let number = hash('sha256', key, 'buffer').readUInt32BE() % maxNames
    while (taken.has(number)) number = (number + 1) % maxNames
    taken.add(number)
    const [first, second] = [Math.floor(number / characters.length), number % characters.length]
    names.set(key, `_${characters[first]}${characters[second]}`)
  }
  return names
}

/** The keys of all styles below a folder. */
function findStyles(folder: string): string[] {
  const files = listFiles(folder).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const path = join(folder, file)
    const styles = readFileSync(path, 'utf8').matchAll(/\bconst (\w+) = css`/g)
    return [...styles].map(([, style = '']) => keyOf(path, style))
  })
}

function keyOf(file: string, style: string): string {
  return `${file.replaceAll('\\', '/')}:${style}`
}
