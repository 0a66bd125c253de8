import { closest, distance } from 'fastest-levenshtein'
import type { VFile } from 'vfile'
import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import { addError, type Place, placeAt, startOfFile } from './diagnostics.ts'
import { fieldMessages, frontMatterMessages, quote } from './messages.ts'
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

/** The front matter begins after the opening `---`. */
const offset = 3

/** Reads the fields of a post from the YAML of its front matter, and adds their errors to the file. */
export function readFields(file: VFile, source: string): Fields {
  const text = String(file)
  const placeOf = (node: Node | undefined | null): Place => {
    const [start, end] = node?.range ?? []
    return start === undefined || end === undefined
      ? startOfFile
      : placeAt(text, offset + start, offset + end)
  }
  const before = file.messages.length
  const add = (place: Place, message: string) => addError(file, place, message, 'front-matter')

  const { errors, document } = readYaml(source)
  for (const { offset: at, message } of errors) {
    // Some are about the whole.
    add(at === 0 ? startOfFile : placeAt(text, offset + at, offset + at), message)
  }
  const refused = document ? findRefused(document) : []
  for (const { node, message } of refused) add(placeOf(node), message)
  const map = document?.contents
  if (!isMap(map)) {
    if (map) add(placeOf(map), frontMatterMessages.noMap)
    return noFields
  }

  const keys = new Map<string, Node>()
  const nodes = new Map<string, Node | null>()
  for (const { key, value } of map.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : frontMatterMessages.noText
    if (!fieldNames.includes(name)) {
      add(placeOf(key), unknownField(name))
    } else if (!nodes.has(name)) {
      keys.set(name, key)
      nodes.set(name, value)
    }
  }
  for (const [name, node] of nodes) {
    for (const scalar of name === 'published' ? [] : findLookalikes(node)) {
      add(placeOf(scalar), `${name}: ${fieldMessages.lookalike(scalar.source)}`)
    }
  }

  const values = Object.fromEntries([...nodes].map(([name, node]) => [name, readValue(name, node)]))
  const { data, error } = frontMatterSchema.safeParse(values)
  const invalid = new Set<string>()
  for (const { path, message } of error?.issues ?? []) {
    const [name, index] = path as [string, number?]
    invalid.add(name)
    const node = nodes.get(name)
    // What its refused value would have been says nothing more.
    if (refused.some((other) => isInside(other.node, node))) continue
    const item = index !== undefined && isSeq(node) ? (node.items[index] as Node) : undefined
    add(placeOf(item ?? node ?? keys.get(name)), `${path.join('.')}: ${message}`)
  }

  const fields = new Map<string, Field>()
  for (const [name, node] of nodes) {
    const [start, end] = node?.range ?? []
    if (start === undefined || end === undefined) continue
    fields.set(name, { value: values[name], start: offset + start, end: offset + end })
  }
  return {
    frontMatter: file.messages.length === before ? data : undefined,
    references: findReferences(nodes, values, invalid, placeOf),
    fields,
  }
}

/** A scalar's value, or those of a list. What is nested deeper is invalid in any case and is not read. */
function readValue(name: string, node: Node | null): unknown {
  if (isSeq(node)) {
    return node.items.map((item) => (isScalar(item) ? (item.value ?? undefined) : isSeq(item) ? [] : {}))
  }
  if (!isScalar(node)) return node === null ? undefined : {}
  // A whole number is an id as it is written: `007` is neither 7 nor an error.
  const isNumber = name === 'id' && node.type === 'PLAIN' && /^\d+$/.test(node.source ?? '')
  return isNumber ? node.source : (node.value ?? undefined)
}

function isInside(node: Node, outer: Node | null | undefined): boolean {
  if (!node.range || !outer?.range) return false
  return outer.range[0] <= node.range[0] && node.range[0] <= outer.range[1]
}

/** A slug or an id can collide even if it is invalid; the others need not be looked at then. */
function findReferences(
  nodes: ReadonlyMap<string, Node | null>,
  values: Record<string, unknown>,
  invalid: ReadonlySet<string>,
  placeOf: (node: Node | null | undefined) => Place,
): CrossReference[] {
  const single = (['slug', 'id', 'image', 'category'] as const).flatMap((field): CrossReference[] => {
    const value = values[field]
    const isIdle = invalid.has(field) && field !== 'slug' && field !== 'id'
    return typeof value === 'string' && !isIdle ? [{ field, value, place: placeOf(nodes.get(field)) }] : []
  })
  const tags = nodes.get('tags')
  if (invalid.has('tags') || !isSeq(tags)) return single
  const listed = (tags.items as Node[]).flatMap((item): CrossReference[] =>
    isScalar(item) && typeof item.value === 'string'
      ? [{ field: 'tags', value: item.value, place: placeOf(item) }]
      : [],
  )
  return [...single, ...listed]
}

function unknownField(name: string): string {
  const guess = closest(name.toLowerCase(), fieldNames)
  const longer = Math.max(name.length, guess.length)
  const isClose = distance(name.toLowerCase(), guess.toLowerCase()) <= longer * 0.4
  const shown = /^[\w-]+$/.test(name) ? name : quote(name)
  return frontMatterMessages.unknownField(shown, isClose ? guess : undefined, fieldNames)
}
