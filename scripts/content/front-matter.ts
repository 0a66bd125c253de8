import { closest, distance } from 'fastest-levenshtein'
import matter from 'gray-matter'
import { type Document, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml'
import { type Problem, quote } from './problem.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from './schema.ts'

export type ParsedPost = {
  problems: Problem[]
  /** `undefined` if there are problems. */
  frontMatter: FrontMatter | undefined
  claims: Claim[]
  /** The markdown after the closing line; empty where no front matter was found. */
  body: string
  /** Lines before the body; add it to a line of the body to get a line of the file. */
  linesBefore: number
}

/** What a post says that only a look at the other posts and the disk can confirm. */
export type Claim = Place & { field: 'slug' | 'id' | 'image'; value: string }

export type Place = { line: number; column: number }

/** Splits a post into front matter and markdown, and tells every problem of its front matter. */
export function parsePost(file: string, text: string): ParsedPost {
  const delimiters = findDelimiters(text)
  if ('message' in delimiters) {
    return {
      problems: [{ file, ...delimiters }],
      frontMatter: undefined,
      claims: [],
      body: '',
      linesBefore: 0,
    }
  }
  let fields: Fields = { problems: [], frontMatter: undefined, claims: [] }
  // gray-matter gets one engine and always an options object: without one it caches, and a bad file
  // would come back empty the second time.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (source: string) => {
        fields = parseFields(file, source)
        return {}
      },
    },
  })
  const { problems, frontMatter, claims } = fields
  if (problems.length === 0 && frontMatter === undefined) {
    problems.push({
      file,
      line: 1,
      column: 1,
      message: 'front matter: expected the fields of a post, found nothing',
    })
  }
  return { problems, frontMatter, claims, body: content, linesBefore: delimiters.closingLine }
}

type Fields = Pick<ParsedPost, 'problems' | 'frontMatter' | 'claims'>

/** `source` begins with the newline after the opening `---`, so its lines are those of the file. */
function parseFields(file: string, source: string): Fields {
  const problem = ({ line, column }: Place, message: string): Problem => ({ file, line, column, message })
  const broken = (problems: Problem[]): Fields => ({ problems, frontMatter: undefined, claims: [] })

  const tab = source.indexOf('\t')
  if (tab !== -1) {
    const before = source.slice(0, tab).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return broken([problem(place, 'front matter: expected spaces, found a tab')])
  }

  const lineCounter = new LineCounter()
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const startOf = (node: Node): Place => placeAt(node.range?.[0] ?? 0)

  const tooDeep = problem(opening, 'front matter: expected a flat map, found one nested too deeply')
  let document: Document.Parsed
  try {
    document = parseDocument(source, { lineCounter, prettyErrors: false, version: '1.2', merge: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return broken([tooDeep])
  }
  // The parser catches its own stack overflow, at a depth that depends on the machine.
  if (document.errors.some(({ message }) => /call stack/i.test(message))) return broken([tooDeep])

  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const yamlProblems = (syntaxError ? [syntaxError] : [...document.errors, ...document.warnings]).map(
    (error) => problem(placeAt(error.pos[0]), `front matter: ${yamlMessage(error.code, error.message)}`),
  )
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return broken(yamlProblems)
  const problems = yamlProblems

  const refused = refusedNodes(document)
  if (refused.length > 0) {
    return broken([...problems, ...refused.map(({ node, message }) => problem(startOf(node), message))])
  }
  const map = document.contents
  if (map === null) return broken(problems)
  if (!isMap(map)) {
    return broken([...problems, problem(startOf(map), 'front matter: expected a map of fields and values')])
  }

  const entries = new Map<string, { value: unknown; place: Place; node: Node | null }>()
  for (const { key, value: node } of map.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : String(key)
    if (!fieldNames.includes(name)) {
      problems.push(problem(startOf(key), unknownKeyMessage(name)))
    } else if (!entries.has(name)) {
      entries.set(name, { value: node?.toJS(document) ?? undefined, place: startOf(node ?? key), node })
    }
  }
  for (const [name, { node }] of entries) {
    for (const { node: scalar, message } of booleanLookalikes(name, node)) {
      problems.push(problem(startOf(scalar), message))
    }
  }

  const result = frontMatterSchema.safeParse(
    Object.fromEntries([...entries].map(([name, { value }]) => [name, value])),
  )
  for (const issue of result.error?.issues ?? []) {
    const [name, index] = issue.path as [string, number?]
    const entry = entries.get(name)
    const item = index === undefined ? undefined : itemOf(entry?.node, index)
    const value = index === undefined ? entry?.value : (entry?.value as unknown[] | undefined)?.[index]
    const place = item ? startOf(item) : (entry?.place ?? opening)
    problems.push(problem(place, `${issue.path.join('.')}: ${issue.message}, found ${quote(value)}`))
  }

  const claims = (['slug', 'id', 'image'] as const).flatMap((field): Claim[] => {
    const entry = entries.get(field)
    const isName = typeof entry?.value === 'string' || typeof entry?.value === 'number'
    return entry && isName ? [{ field, value: String(entry.value), ...entry.place }] : []
  })
  return { problems, frontMatter: problems.length === 0 ? result.data : undefined, claims }
}

const opening: Place = { line: 1, column: 1 }

/** Lines are counted from 1. gray-matter alone would take an unclosed block and `---js` for an answer. */
function findDelimiters(text: string): { closingLine: number } | (Place & { message: string }) {
  const lines = text.split('\n')
  if (lines[0] !== '---') {
    const found = lines[0] === '' ? 'an empty line' : quote(lines[0])
    return {
      line: 1,
      column: 1,
      message: `front matter: expected a first line that is exactly ---, found ${found}`,
    }
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (closing === -1) {
    return {
      line: 1,
      column: 1,
      message: 'front matter: expected a closing line that is exactly ---, found none',
    }
  }
  if (lines[closing] !== '---') {
    const message = `front matter: expected a closing line that is exactly ---, found ${quote(lines[closing])}`
    return { line: closing + 1, column: 1, message }
  }
  return { closingLine: closing + 1 }
}

/** Anchors can explode, tags can mean code: a post needs neither. */
function refusedNodes(document: Document.Parsed): { node: Node; message: string }[] {
  const refused: { node: Node; message: string }[] = []
  visit(document, {
    Alias: (_, node) => {
      refused.push({
        node,
        message: 'front matter: expected a value, found an alias (*); write the value out',
      })
    },
    Value: (_, node) => {
      if (node.anchor) {
        refused.push({
          node,
          message: 'front matter: expected a value, found an anchor (&); put the text in quotes',
        })
      }
      if (node.tag) {
        refused.push({
          node,
          message: 'front matter: expected a value, found a tag (!); put the text in quotes',
        })
      }
    },
  })
  return refused
}

/**
 * `no`, `on` and their kin are text in YAML 1.2 and booleans in YAML 1.1, which many tools still
 * speak. Where text is meant they are refused, so that a post means the same everywhere.
 */
function booleanLookalikes(name: string, node: Node | null): { node: Node; message: string }[] {
  if (name === 'published' || node === null) return []
  const found: { node: Node; message: string }[] = []
  visit(node, {
    Scalar: (_, scalar) => {
      if (scalar.type === 'PLAIN' && /^(y|n|yes|no|on|off)$/i.test(scalar.source ?? '')) {
        const message = `${name}: expected text, found ${scalar.source}, which can mean true or false; put it in quotes`
        found.push({ node: scalar, message })
      }
    },
  })
  return found
}

function itemOf(node: Node | null | undefined, index: number): Node | undefined {
  return node && 'items' in node ? (node.items[index] as Node | undefined) : undefined
}

function unknownKeyMessage(name: string): string {
  const guess = closest(name.toLowerCase(), fieldNames)
  const isClose = distance(name.toLowerCase(), guess.toLowerCase()) <= Math.max(2, guess.length / 3)
  return `${/^[\w-]+$/.test(name) ? name : quote(name)}: unknown key; ${isClose ? `did you mean ${guess}?` : `expected one of ${fieldNames.join(', ')}`}`
}

function yamlMessage(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'expected each key once, found the same key again'
  return message.charAt(0).toLowerCase() + message.slice(1)
}
