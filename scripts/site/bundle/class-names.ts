import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const places = signs.length ** 2

/**
 * Names classes for linaria: two signs for each instead of eight that no compression makes shorter, a tenth of a
 * kilobyte for every thirty styles of a page. They begin with `_`, since blockers of advertisements hide `.ad`
 * and its kin.
 *
 * A name follows from the style's file and its own name there, and so stays the same when others come and go:
 * files that a browser has keep their names, too.
 *
 * @returns linaria's `classNameSlug`
 */
export function shortClassNames(folder: string) {
  let names = assignNames(findStyles(folder))
  return (slug: string, style: string, { file }: { file: string }): string => {
    const key = keyOf(file, style)
    // One that was written while the development server runs.
    if (!names.has(key)) names = assignNames(findStyles(folder))
    return names.get(key) ?? slug
  }
}

/** Gives each key a name of its own; keys that meet in one place take the next that is free. */
export function assignNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<number>()
  if (keys.length > places / 2) throw new Error(`${keys.length} styles are too many for names of two signs`)
  for (const key of keys.toSorted()) {
    let place = createHash('sha256').update(key).digest().readUInt32BE() % places
    while (taken.has(place)) place = (place + 1) % places
    taken.add(place)
    names.set(key, `_${signs[Math.floor(place / signs.length)]}${signs[place % signs.length]}`)
  }
  return names
}

/** The keys of all styles below a folder. */
function findStyles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file)
      return [...readFileSync(path, 'utf8').matchAll(/\bconst (\w+) = css`/g)].map(([, style = '']) =>
        keyOf(path, style),
      )
    })
}

function keyOf(file: string, style: string): string {
  return `${file.replaceAll('\\', '/')}:${style}`
}
