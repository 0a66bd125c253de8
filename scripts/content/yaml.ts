import { isMap, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'
import { frontMatterMessages as texts, yamlMessages } from './messages.ts'

/** What is wrong with YAML, by offsets in its source; about the whole if both are 0. */
type YamlProblem = { start: number; end: number; message: string }

/** Reads YAML 1.2; `pairs` are missing where it is not valid or no map. */
export function readYaml(source: string): { pairs?: Pair<Node, Node | null>[]; problems: YamlProblem[] } {
  const problemAt = (start: number, message: string, end = start) => ({ start, end, message })
  const tab = source.indexOf('\t')
  if (tab !== -1) return { problems: [problemAt(tab, texts.tab)] }
  if (isDeep(source)) return { problems: [problemAt(0, texts.tooDeep)] }

  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const problems: YamlProblem[] = []
  let lastQuotation: number | undefined
  // Anchors can explode, tags can mean code: a post needs neither.
  visit(document, {
    Alias: (_, { range }) => {
      problems.push(problemAt(range?.[0] ?? 0, yamlMessages.BAD_ALIAS, range?.[1]))
    },
    Value: (_, node) => {
      const [start = 0, end] = node.range ?? []
      if (node.anchor) problems.push(problemAt(start, yamlMessages.MULTIPLE_ANCHORS, end))
      if (node.tag) problems.push(problemAt(start, yamlMessages.MULTIPLE_TAGS, end))
      if (isScalar(node) && node.type?.startsWith('QUOTE')) lastQuotation = start
    },
  })
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    // A quotation that is never closed runs to the end, so it is the last one.
    const isQuotation = code === 'MISSING_CHAR' && /quote/.test(message)
    if (isQuotation) return problemAt(lastQuotation ?? pos[0], texts.openQuote)
    return problemAt(pos[0], yamlMessages[code as keyof typeof yamlMessages] ?? texts.other(message))
  })
  // What follows a syntax error is mostly its consequence.
  const first = document.errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY')
  if (first !== -1) return { problems: errors.slice(first, first + 1) }
  const all = [...errors, ...problems]
  if (all.length > 0) return { problems: all }
  const map = document.contents
  if (isMap(map)) return { pairs: map.items as Pair<Node, Node | null>[], problems: [] }
  if (map === null) return { problems: [problemAt(0, texts.noFields)] }
  return { problems: [problemAt(map.range?.[0] ?? 0, texts.noMap, map.range?.[1])] }
}

/**
 * Whether the source nests so deeply that the parser's recursion might not be enough; how deep that goes
 * depends on the machine, this does not. A post's fields need one level.
 */
function isDeep(source: string): boolean {
  const brackets = source.match(/[[{]/g)?.length ?? 0
  return brackets > 200 || source.split('\n').some((line) => /^\s*(?:[-?:] +){20}|^ {100,}\S/.test(line))
}
