import { isMap, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'
import { frontMatterMessages as texts, yamlMessages } from './messages.ts'

/** Takes what is wrong with YAML, by offsets in its source; without them it is about the whole. */
type Report = (message: string, start?: number, end?: number) => undefined

/** Reads YAML 1.2; the pairs of a map, or what is wrong with it is reported. */
export function readYaml(source: string, report: Report): Pair<Node, Node | null>[] | undefined {
  const tab = source.indexOf('\t')
  if (tab !== -1) return report(texts.tab, tab)
  if (isDeep(source)) return report(texts.tooDeep)

  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const unsupported: Parameters<Report>[] = []
  let lastQuotation: number | undefined
  // Anchors can explode, tags can mean code: a post needs neither.
  visit(document, {
    Alias: (_, { range }) => {
      unsupported.push([yamlMessages.BAD_ALIAS, range?.[0], range?.[1]])
    },
    Value: (_, node) => {
      const [start, end] = node.range ?? []
      if (node.anchor) unsupported.push([yamlMessages.MULTIPLE_ANCHORS, start, end])
      if (node.tag) unsupported.push([yamlMessages.MULTIPLE_TAGS, start, end])
      if (isScalar(node) && node.type?.startsWith('QUOTE')) lastQuotation = start
    },
  })
  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // A comment hides the end of a list.
  const hidden = syntaxError && /^(\w+):[ \t]*\[[^\]"'\n]*?(#[^\n]*)/m.exec(source)
  if (hidden) {
    const [line, name = '', rest = ''] = hidden
    const end = hidden.index + line.length
    return report(texts.comment(name, rest), end - rest.length, end)
  }
  const errors = syntaxError ? [syntaxError] : [...document.errors, ...document.warnings]
  for (const { code, message, pos } of errors) {
    // A quotation that is never closed runs to the end, so it is the last one.
    const isQuotation = code === 'MISSING_CHAR' && /quote/.test(message)
    if (isQuotation) report(texts.openQuote, lastQuotation ?? pos[0])
    else report(yamlMessages[code as keyof typeof yamlMessages] ?? texts.other(message), pos[0])
  }
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return undefined
  for (const problem of unsupported) report(...problem)
  if (errors.length + unsupported.length > 0) return undefined
  const map = document.contents
  if (isMap(map)) return map.items as Pair<Node, Node | null>[]
  return map === null ? report(texts.noFields) : report(texts.noMap, map.range[0], map.range[1])
}

/**
 * Whether the source nests so deeply that the parser's recursion might not be enough; how deep that goes
 * depends on the machine, this does not. A post's fields need one level.
 */
function isDeep(source: string): boolean {
  const brackets = source.match(/[[{]/g)?.length ?? 0
  return brackets > 200 || source.split('\n').some((line) => /^\s*(?:[-?:] +){20}|^ {100,}\S/.test(line))
}
