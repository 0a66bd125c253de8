import matter from 'gray-matter'
import type { VFile } from 'vfile'
import { isScalar, isSeq, type Node } from 'yaml'
import { createMessage, lineStart, type Place, placeAt, startOfFile } from './diagnostics.ts'
import { message, quote } from './messages.ts'
import { nearest } from './nearest.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from './schema.ts'
import { readYaml } from './yaml.ts'

export type ParsedPost = {
  /** `undefined` if there are errors. */
  frontMatter: FrontMatter | undefined
  references: CrossReference[]
  /** The fields that are there, valid or not, by their names. */
  fields: ReadonlyMap<string, Field>
  /** Where the markdown begins, and the line before it; `undefined` where no front matter was found. */
  body: { start: number; closingLine: Place } | undefined
}

/** A value, and the part of the post's text that it is between two offsets. */
type Part = { value: unknown; source: string | undefined; start: number; end: number; place: Place }

/** `parts` are the items of a list, or the field itself. */
export type Field = Part & { parts: Part[] }

/** What a post says for itself. */
const ownFields = ['author', 'authorRole', 'readTime', 'published'] as const

/** What only the other posts, the disk and the day can confirm. */
export type CrossReference = {
  field: Exclude<keyof FrontMatter, (typeof ownFields)[number]>
  value: string
  place: Place
}

const referring = fieldNames.filter((name) => !ownFields.some((own) => own === name))

type Report = (place: Place, reason: string) => void

/** Splits a post into front matter and markdown, and adds every error of its front matter to the file. */
export function readFrontMatter(file: VFile): ParsedPost {
  const text = String(file)
  const add = (place: Place, reason: string) => {
    file.messages.push(createMessage(file.path, place, reason, 'front-matter'))
  }
  const parsed: ParsedPost = { frontMatter: undefined, references: [], fields: new Map(), body: undefined }
  const closingLine = findClosingLine(text, add)
  if (closingLine === undefined) return parsed
  // Always with options: without them gray-matter caches, and a bad file would come back empty the second time.
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } })
  parsed.body = { start: text.length - content.length, closingLine }
  const fields = readFields(text, yaml, add)
  if (fields === undefined) return parsed

  const values = Object.fromEntries([...fields].map(([name, { value }]) => [name, value]))
  const { data, error } = frontMatterSchema.safeParse(values)
  const invalid = new Set<unknown>()
  for (const { path, message: reason } of error?.issues ?? []) {
    const [name, index] = path as [string, number?]
    const field = fields.get(name)
    invalid.add(name)
    add((field?.parts[index ?? -1] ?? field)?.place ?? startOfFile, `${path.join('.')}: ${reason}`)
  }
  const references = (referring as CrossReference['field'][]).flatMap((field) => {
    const { value: whole, parts = [] } = fields.get(field) ?? {}
    // A slug or an id can collide even if it is invalid; the others need not be looked at then.
    const canCollide = (field === 'slug' || field === 'id') && typeof whole === 'string'
    if (invalid.has(field) && !canCollide) return []
    return parts.map(({ value, place }) => ({ field, value: String(value), place }))
  })
  return { ...parsed, fields, references, frontMatter: file.messages.length === 0 ? data : undefined }
}

/** gray-matter alone would accept an unclosed block and `---js`. */
function findClosingLine(text: string, add: Report): Place | undefined {
  const lines = text.split('\n')
  const index = lines.findIndex((line, position) => position > 0 && line.startsWith('---'))
  const place = lineStart(index + 1)
  const [first = ''] = lines
  if (first !== '---') {
    const key = first === '' ? 'frontMatter.openingEmpty' : 'frontMatter.opening'
    add(startOfFile, message(key, { found: first }))
  } else if (index === -1) add(startOfFile, message('frontMatter.noClosing'))
  else if (lines[index] === '---') return place
  else add(place, message('frontMatter.closing', { found: lines[index] ?? '' }))
  return undefined
}

/** The fields that the YAML has; none where it is not valid. */
function readFields(text: string, yaml: string, add: Report): Map<string, Field> | undefined {
  const toPart = (node: Node, value: unknown): Part => {
    const [start, end] = node.range ?? [0, 0]
    const source = isScalar(node) && node.type === 'PLAIN' ? node.source : undefined
    return { value, source, start, end, place: placeAt(text, start, end) }
  }
  // With blanks in place of the opening `---`, offsets are those of the file.
  const pairs = readYaml(`   ${yaml}`, (reason, start, end = start) => {
    add(start === undefined ? startOfFile : placeAt(text, start, end ?? start), reason)
  })
  if (pairs === undefined) return undefined

  const fields = new Map<string, Field>()
  // Mostly a number sign that was meant as text; dates and the like are whole in front of a comment.
  const reportComment = (name: string, node: Node | null) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || /^(date|updated|published)$/.test(name)) return undefined
    const [, end = 0, after = 0] = node.range ?? []
    const [, blank = '', rest] = /^( *)(#[^\n]*\S)/.exec(text.slice(end, after)) ?? []
    const start = end + blank.length
    if (rest) add(placeAt(text, start, start + rest.length), message('frontMatter.comment', { name, rest }))
    return rest
  }
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : message('frontMatter.noText')
    if (!fieldNames.includes(name)) {
      add(toPart(key, name).place, unknownField(name))
      continue
    }
    const items = isSeq(value) ? (value.items as Node[]) : undefined
    const comments = (items ?? [value]).map((item) => reportComment(name, item))
    // Without a value before it, it is what was meant.
    const whole = toPart(value ?? key, readValue(name, value) ?? comments[0])
    const parts = items?.map((item) => toPart(item, readValue(name, item))) ?? [whole]
    fields.set(name, { ...whole, parts })
    // Text in YAML 1.2, but booleans in YAML 1.1, which many tools still read: a post means the same everywhere.
    for (const { source = '', place } of name === 'published' ? [] : parts) {
      if (!/^(y|n|yes|no|on|off)$/i.test(source)) continue
      add(place, message('field.lookalike', { name, value: source }))
    }
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
  if (guess) return message('frontMatter.unknownFieldGuess', { name: shown, guess })
  return message('frontMatter.unknownField', { name: shown, fields: fieldNames.join(', ') })
}
