import matter from 'gray-matter'
import type { VFile } from 'vfile'
import { isScalar, isSeq, type Node } from 'yaml'
import { nearest } from '../io/nearest.ts'
import { quote } from '../io/quote.ts'
import { createMessage, type Place, placeAt, startOfFile } from './diagnostics.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from './schema.ts'
import { type Report, readYaml } from './yaml.ts'

type ParsedPost = {
  /** `undefined` if there are errors. */
  frontMatter: FrontMatter | undefined
  references: CrossReference[]
  /** The fields that are there, valid or not, by their names. */
  fields: ReadonlyMap<string, Field>
  /** Where the markdown begins, and the line before it; `undefined` where no front matter was found. */
  body: { start: number; closingLine: Place } | undefined
}

/** A value, and where it is in the text of the post. */
type Part = { value: unknown; place: Place }

/** `parts` are the items of a list, or the field itself. */
export type Field = Part & { parts: Part[] }

const referring = ['id', 'slug', 'aliases', 'updated', 'category', 'tags', 'image'] as const

/** What only the other posts, the disk and the day can confirm. */
export type CrossReference = { field: (typeof referring)[number]; value: string; place: Place }

/** Splits a post into front matter and markdown, and adds every error of its front matter to the file. */
export function readFrontMatter(file: VFile): ParsedPost {
  const text = String(file)
  const add = (reason: string, place = startOfFile) => {
    file.messages.push(createMessage(file.path, place, reason, 'front-matter'))
    return undefined
  }
  const report: Report = (reason, start, end) =>
    add(reason, start === undefined ? startOfFile : placeAt(text, start, end))
  const parsed: ParsedPost = { frontMatter: undefined, references: [], fields: new Map(), body: undefined }
  const closing = findClosingLine(text, report)
  if (closing === undefined) return parsed
  // Always with options: without them gray-matter caches, and a bad file would come back empty the second time.
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } })
  parsed.body = { start: text.length - content.length, closingLine: placeAt(text, closing) }
  const fields = readFields(text, yaml, report)
  if (fields === undefined) return parsed

  const values = Object.fromEntries([...fields].map(([name, { value }]) => [name, value]))
  const { data, error } = frontMatterSchema.safeParse(values)
  const invalid = new Set<unknown>()
  for (const { path, message: reason } of error?.issues ?? []) {
    const [name, index = -1] = path as [string, number?]
    const field = fields.get(name)
    invalid.add(name)
    if (field === undefined) add(`${name}: is missing; add the line “${name}: …”`)
    else add(`${path.join('.')}: ${reason}`, (field.parts[index] ?? field).place)
  }
  const references = referring.flatMap((field) => {
    const { parts = [] } = fields.get(field) ?? {}
    if (invalid.has(field)) return []
    return parts.map(({ value, place }) => ({ field, value: String(value), place }))
  })
  return { ...parsed, fields, references, frontMatter: file.messages.length === 0 ? data : undefined }
}

/** In characters. The time of gray-matter (4.0) grows with the square of blank lines. */
const maxLength = 10_000

/** The offset of the line after the fields. gray-matter alone would accept an unclosed block and `---js`. */
function findClosingLine(text: string, report: Report): number | undefined {
  const [first] = text.split('\n', 1)
  if (first === '') return report('Front matter: the first line must be exactly ---, it is empty')
  if (first !== '---') return report(`Front matter: the first line must be exactly ---, not ${quote(first)}`)
  const start = text.indexOf('\n---') + 1
  if (start === 0) return report('Front matter: after the fields, a line that is exactly --- is missing')
  if (start > maxLength)
    return report(`Front matter: the fields take ${start} characters; at most ${maxLength} are read`)
  const [found] = text.slice(start).split('\n', 1)
  return found === '---'
    ? start
    : report(`Front matter: the closing line must be exactly ---, not ${quote(found)}`, start)
}

function readFields(text: string, yaml: string, report: Report): Map<string, Field> | undefined {
  // With blanks in place of the opening `---`, offsets are those of the file.
  const pairs = readYaml(`   ${yaml}`, report)
  if (pairs === undefined) return undefined
  const toPart = ({ range }: Node, value: unknown): Part => {
    const [start, end] = range ?? [0, 0]
    return { value, place: placeAt(text, start, end) }
  }
  const fields = new Map<string, Field>()
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : 'a name that is no text'
    const items = isSeq(value) ? (value.items as Node[]) : undefined
    if (!fieldNames.includes(name)) {
      report(unknownField(name), key.range?.[0], key.range?.[1])
      continue
    }
    const whole = toPart(value ?? key, readValue(name, value))
    fields.set(name, {
      ...whole,
      parts: items?.map((item) => toPart(item, readValue(name, item))) ?? [whole],
    })
  }
  return fields
}

/** A scalar's value, or those of a list. What a map has is invalid in any case and is not read. */
function readValue(name: string, node: Node | null): unknown {
  if (isSeq(node)) return node.items.map((item) => readValue(name, item as Node))
  if (!isScalar(node)) return node === null ? undefined : {}
  // A whole number is an id as it is written: `007` is neither 7 nor an error.
  const isNumber = name === 'id' && node.type === 'PLAIN' && /^\d+$/.test(node.source ?? '')
  return isNumber ? node.source : (node.value ?? undefined)
}

function unknownField(name: string): string {
  const shown = /^[\w-]+$/.test(name) ? name : quote(name)
  const guess = nearest(name, fieldNames)
  if (guess) return `${shown}: unknown field; did you mean ${guess}?`
  return `${shown}: unknown field; allowed are ${fieldNames.join(', ')}`
}
