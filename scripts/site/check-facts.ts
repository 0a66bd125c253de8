import { readFileSync } from 'node:fs'
import { isNode, parseDocument } from 'yaml'
import { z } from 'zod'
import schema from '../../src/site/company.schema.json' with { type: 'json' }
import { createMessage, type Diagnostic, type Place, placeAt, startOfFile } from '../content/diagnostics.ts'
import { formatDiagnostics } from '../content/report.ts'
import { type Facts, factsFile } from '../io/facts-file.ts'

type Path = readonly PropertyKey[]

type Fault = { path: Path; text: string }

/** All that is wrong with the facts, each with its place, the value that was found and what is expected. */
export function findFactFaults(text = readFileSync(factsFile, 'utf8')): Diagnostic[] {
  // Some editors begin a file with a byte order mark.
  const json = text.replace(/^\ufeff/, '')
  let facts: Facts
  try {
    facts = JSON.parse(json)
  } catch (error) {
    return [describeSyntaxError(error as Error, json)]
  }
  const { error } = parser.safeParse(facts, { reportInput: true })
  const faults = error ? error.issues.flatMap(describeIssue) : findWrongNames(facts)
  // JSON is YAML, whose parser knows places.
  const tree = parseDocument(json)
  const repeated = tree.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  return [
    ...repeated.map(({ pos: [start] }) => {
      const [name = ''] = /".*?"/.exec(json.slice(start)) ?? []
      return createMessage(factsFile, placeAt(json, start), `${name}: is there twice; remove one`, 'facts')
    }),
    ...faults.map(({ path, text }) =>
      createMessage(factsFile, placeOf(path, tree, json), `${path.join('.')}: ${text}`, 'facts'),
    ),
  ]
}

/** Ends a command before anything else fails because of the facts. */
export function refuseWrongFacts(): void {
  const faults = findFactFaults()
  if (faults.length === 0) return
  console.error(formatDiagnostics(faults))
  process.exit(1)
}

/** What is needed of the schema of a value. */
type Part = { description?: string | undefined; shape?: Record<string, Part>; element?: Part }

const parser: z.ZodType & Part = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])

/** Node writes the position of a syntax error into its message, or the text around it. */
function describeSyntaxError({ message }: Error, json: string): Diagnostic {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const [, around = ''] = /, (?:\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  const start = position ? Number(position) : Math.max(0, json.indexOf(around))
  const [euros] = /\d+(?=,$)/.exec(json.slice(0, start)) ?? []
  const [cents] = /^\d+/.exec(json.slice(start)) ?? []
  const reason = euros && cents ? `write cents after a point: ${euros}.${cents}` : message
  return createMessage(factsFile, placeAt(json, start), reason, 'json')
}

function describeIssue(issue: z.core.$ZodIssue): Fault[] {
  const { path, input } = issue
  if (issue.code === 'unrecognized_keys') {
    const text = 'there is no such fact; add it to src/site/company.schema.json, or remove it'
    return issue.keys.map((key) => ({ path: [...path, key], text }))
  }
  const found = input === undefined ? 'is missing' : `found ${JSON.stringify(input)}`
  const description = schemaAt(path)?.description
  return [{ path, text: `${found}; ${description ? `expected: ${description}` : issue.message}` }]
}

/** The schema of a value; `element` is that of each item of a list. */
function schemaAt(path: Path): Part | undefined {
  return path.reduce<Part | undefined>((part, key) => part?.shape?.[String(key)] ?? part?.element, parser)
}

/** What the schema cannot say: placeholders that are no facts. */
function findWrongNames({ company, placeholders }: Facts): Fault[] {
  return placeholders.flatMap((name, index) => {
    if (valueAt({ company }, name.split('.')) !== undefined) return []
    const text = `found "${name}"; expected the path of a fact, such as company.phone`
    return { path: ['placeholders', index], text }
  })
}

function valueAt(facts: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], facts)
}

/** The place of a fact, or of what it is missing in. */
function placeOf(path: Path, tree: ReturnType<typeof parseDocument>, json: string): Place {
  const node = tree.getIn(path, true)
  if (isNode(node) && node.range) return placeAt(json, node.range[0], node.range[1])
  return path.length > 0 ? placeOf(path.slice(0, -1), tree, json) : startOfFile
}
