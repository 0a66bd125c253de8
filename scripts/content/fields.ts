import { closest, distance } from 'fastest-levenshtein'
import type { VFile } from 'vfile'
import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import { addError, type Place, placeAt, startOfFile } from './diagnostics.ts'
import { quote } from './quote.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from './schema.ts'
import { findLookalikes, findRefused, readYaml } from './yaml.ts'

export type Fields = {
  /** `undefined` if there are errors. */
  frontMatter: FrontMatter | undefined
  references: CrossReference[]
  /** The fields that are there, valid or not, by their names. */
  fields: ReadonlyMap<string, Field>
}

/** A field's value, and the part of the post's text that it is between two offsets. */
export type Field = { value: unknown; start: number; end: number }

/** What only the other posts and the disk can confirm. */
export type CrossReference = {
  field: 'slug' | 'id' | 'image' | 'category' | 'tags'
  value: string
  place: Place
}

export const noFields: Fields = { frontMatter: undefined, references: [], fields: new Map() }

type Entry = { value: unknown; place: Place; node: Node | null }

/** gray-matter gives what follows the opening `---`. */
const offset = 3

/** Reads the fields of a post from the YAML of its front matter, and adds their errors to the file. */
export function readFields(file: VFile, source: string): Fields {
  const text = String(file)
  const placeOf = (node: Node): Place => {
    const [start, end] = node.range ?? [0, 0]
    return placeAt(text, offset + start, offset + end)
  }
  const before = file.messages.length
  const add = (place: Place, message: string) => addError(file, place, message, 'front-matter')

  const { faults, document } = readYaml(source)
  for (const { offset: at, message } of faults) {
    // Some are about the whole.
    const place = at === 0 ? startOfFile : placeAt(text, offset + at, offset + at)
    add(place, `front matter: ${message}`)
  }
  if (document === undefined) return noFields
  const refused = findRefused(document)
  for (const { node, message } of refused) add(placeOf(node), message)
  const map = document.contents
  if (map === null) return noFields
  if (!isMap(map)) {
    add(placeOf(map), 'front matter: expected a map of fields and values')
    return noFields
  }

  const entries = new Map<string, Entry>()
  for (const { key, value: node } of map.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : 'a key that is no text'
    if (!fieldNames.includes(name)) {
      add(placeOf(key), unknownKeyMessage(name))
    } else if (!entries.has(name)) {
      const value = name === 'id' ? idOf(node) : scalarsOf(node)
      entries.set(name, { value, place: placeOf(node ?? key), node })
    }
  }
  for (const [name, { node }] of entries) {
    if (name === 'published') continue
    for (const scalar of findLookalikes(node)) {
      const meaning = 'which can mean true or false; put it in quotes'
      add(placeOf(scalar), `${name}: expected text, found ${scalar.source}, ${meaning}`)
    }
  }

  const values = Object.fromEntries([...entries].map(([name, { value }]) => [name, value]))
  const { data, error } = frontMatterSchema.safeParse(values)
  const wrong = new Set<string>()
  for (const { path, message } of error?.issues ?? []) {
    const [name, index] = path as [string, number?]
    wrong.add(name)
    // What its refused value would have been says nothing more.
    if (refused.some(({ node }) => isInside(node, entries.get(name)?.node))) continue
    const { value, place, node } = pick(entries.get(name), index)
    const remedy =
      message === 'expected text' && /number|boolean/.test(typeof value) ? '; put it in quotes' : ''
    const found = `${path.join('.')}: ${message}, found ${quote(value)}${remedy}`
    add(node ? placeOf(node) : (place ?? startOfFile), found)
  }
  return {
    frontMatter: file.messages.length === before ? data : undefined,
    references: referencesOf(entries, wrong, placeOf),
    fields: new Map([...entries].flatMap(([name, entry]) => fieldOf(name, entry))),
  }
}

function fieldOf(name: string, { value, node }: Entry): [string, Field][] {
  const [start, end] = node?.range ?? []
  if (start === undefined || end === undefined) return []
  return [[name, { value, start: offset + start, end: offset + end }]]
}
/** A scalar's value, or those of a list. What is nested deeper is wrong anywhere and is not read. */
function scalarsOf(node: Node | null): unknown {
  if (isScalar(node)) return node.value ?? undefined
  if (isSeq(node))
    return node.items.map((item) => (isScalar(item) ? (item.value ?? undefined) : isSeq(item) ? [] : {}))
  return node === null ? undefined : {}
}

/** A whole number is an id as it is written: `007` is neither 7 nor a mistake. */
function idOf(node: Node | null): unknown {
  const source = isScalar(node) && node.type === 'PLAIN' ? node.source : undefined
  return source !== undefined && /^\d+$/.test(source) ? source : scalarsOf(node)
}

/** The entry itself, or the item of its list that an issue is about. */
function pick(entry: Entry | undefined, index: number | undefined): Partial<Entry> {
  if (entry === undefined || index === undefined) return entry ?? {}
  const item = isSeq(entry.node) ? (entry.node.items[index] as Node | undefined) : undefined
  return { value: (entry.value as unknown[])[index], place: entry.place, ...(item && { node: item }) }
}

function isInside(node: Node, outer: Node | null | undefined): boolean {
  if (!node.range || !outer?.range) return false
  return outer.range[0] <= node.range[0] && node.range[0] <= outer.range[1]
}

/** A slug or an id can collide even if it is wrong; the others need not be looked at then. */
function referencesOf(
  entries: ReadonlyMap<string, Entry>,
  wrong: ReadonlySet<string>,
  placeOf: (node: Node) => Place,
): CrossReference[] {
  const single = (['slug', 'id', 'image', 'category'] as const).flatMap((field): CrossReference[] => {
    const entry = entries.get(field)
    const isIdle = wrong.has(field) && field !== 'slug' && field !== 'id'
    if (typeof entry?.value !== 'string' || isIdle) return []
    return [{ field, value: entry.value, place: entry.place }]
  })
  const tags = entries.get('tags')
  if (wrong.has('tags') || !isSeq(tags?.node)) return single
  const listed = (tags.node.items as Node[]).flatMap((item): CrossReference[] =>
    isScalar(item) && typeof item.value === 'string'
      ? [{ field: 'tags', value: item.value, place: placeOf(item) }]
      : [],
  )
  return [...single, ...listed]
}

function unknownKeyMessage(name: string): string {
  const guess = closest(name.toLowerCase(), fieldNames)
  const longer = Math.max(name.length, guess.length)
  const isClose = distance(name.toLowerCase(), guess.toLowerCase()) <= longer * 0.4
  const shown = /^[\w-]+$/.test(name) ? name : quote(name)
  return `${shown}: unknown key; ${isClose ? `did you mean ${guess}?` : `expected one of ${fieldNames.join(', ')}`}`
}
