import { closest, distance } from 'fastest-levenshtein'
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml'
import { type Place, type Problem, quote } from './problem.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from './schema.ts'
import { findLookalikes, findRefused, readYaml } from './yaml.ts'

export type Fields = {
  problems: Problem[]
  /** `undefined` if there are problems. */
  frontMatter: FrontMatter | undefined
  claims: Claim[]
  /** The fields that are there, right or wrong, by their names. */
  written: ReadonlyMap<string, WrittenField>
}

/** A field as it stands in the source, between two offsets of it. */
export type WrittenField = { value: unknown; start: number; end: number }

/** What a post says that only a look at the other posts and the disk can confirm. */
export type Claim = Place & { field: 'slug' | 'id' | 'image' | 'category' | 'tags'; value: string }

type Entry = { value: unknown; place: Place; node: Node | null }

/**
 * Reads and checks the fields of a post.
 *
 * @param source begins with the newline after the opening `---`, so that its lines are those of the file.
 */
export function parseFields(file: string, source: string): Fields {
  const lineCounter = new LineCounter()
  const at = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const placeOf = (node: Node): Place => {
    const [start, end] = node.range ?? [0, 0]
    const [from, to] = [at(start), at(end)]
    return to.line === from.line && to.column > from.column ? { ...from, endColumn: to.column } : from
  }
  const problem = (place: Place, message: string): Problem => ({ file, ...place, message })
  const broken = (problems: Problem[]): Fields => ({
    problems,
    frontMatter: undefined,
    claims: [],
    written: new Map(),
  })

  const yaml = readYaml(source, lineCounter)
  const problems = yaml.faults.map(({ offset, message }) => problem(at(offset), `front matter: ${message}`))
  const { document } = yaml
  if (document === undefined) return broken(problems)

  const refused = findRefused(document)
  problems.push(...refused.map(({ node, message }) => problem(placeOf(node), message)))
  const map = document.contents
  if (map === null) return broken(problems)
  if (!isMap(map)) {
    return broken([...problems, problem(placeOf(map), 'front matter: expected a map of fields and values')])
  }

  const entries = new Map<string, Entry>()
  for (const { key, value: node } of map.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : 'a key that is no text'
    if (!fieldNames.includes(name)) {
      problems.push(problem(placeOf(key), unknownKeyMessage(name)))
    } else if (!entries.has(name)) {
      const value = name === 'id' ? idOf(node) : scalarsOf(node)
      entries.set(name, { value, place: placeOf(node ?? key), node })
    }
  }
  for (const [name, { node }] of entries) {
    if (name === 'published') continue
    for (const scalar of findLookalikes(node)) {
      const meaning = 'which can mean true or false; put it in quotes'
      problems.push(problem(placeOf(scalar), `${name}: expected text, found ${scalar.source}, ${meaning}`))
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
    problems.push(problem(node ? placeOf(node) : (place ?? { line: 1, column: 1 }), found))
  }
  return {
    problems,
    frontMatter: problems.length === 0 ? data : undefined,
    claims: claimsOf(entries, wrong, placeOf),
    written: new Map([...entries].flatMap(([name, entry]) => writtenOf(name, entry))),
  }
}

function writtenOf(name: string, { value, node }: Entry): [string, WrittenField][] {
  const [start, end] = node?.range ?? []
  return start === undefined || end === undefined ? [] : [[name, { value, start, end }]]
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
function claimsOf(
  entries: ReadonlyMap<string, Entry>,
  wrong: ReadonlySet<string>,
  placeOf: (node: Node) => Place,
): Claim[] {
  const single = (['slug', 'id', 'image', 'category'] as const).flatMap((field): Claim[] => {
    const entry = entries.get(field)
    const isIdle = wrong.has(field) && field !== 'slug' && field !== 'id'
    if (typeof entry?.value !== 'string' || isIdle) return []
    return [{ field, value: entry.value, ...entry.place }]
  })
  const tags = entries.get('tags')
  if (wrong.has('tags') || !isSeq(tags?.node)) return single
  const listed = (tags.node.items as Node[]).flatMap((item): Claim[] =>
    isScalar(item) && typeof item.value === 'string'
      ? [{ field: 'tags', value: item.value, ...placeOf(item) }]
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
