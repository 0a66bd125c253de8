import { isAlias, isMap, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'
import { isMessageKey, message } from '../io/messages.ts'

/** Takes what is wrong with front matter, by offsets in the file; without them it is about the whole. */
export type Report = (message: string, start?: number, end?: number) => undefined

/** Reads YAML 1.2; the pairs of a map, or what is wrong with it is reported. */
export function readYaml(source: string, report: Report): Pair<Node, Node | null>[] | undefined {
  const tab = source.indexOf('\t')
  if (tab !== -1) return report(message('frontMatter.tab'), tab)
  if (isDeep(source)) return report(message('frontMatter.tooDeep'))

  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const unsupported: Parameters<Report>[] = []
  let lastQuotation: number | undefined
  // Anchors can explode, tags can mean code: a post needs neither.
  visit(document, {
    Node: (_, node) => {
      const [start, end] = node.range ?? []
      if (isAlias(node) || node.anchor || node.tag)
        unsupported.push([message('yaml.noPlainText'), start, end])
      if (isScalar(node) && node.type?.startsWith('QUOTE')) lastQuotation = start
    },
  })
  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // A comment hides the end of a list.
  const hidden = syntaxError && /^(\w+):[ \t]*\[[^\]"'\n]*?(#[^\n]*)/m.exec(source)
  if (hidden) {
    const [line, name = '', rest = ''] = hidden
    const end = hidden.index + line.length
    return report(message('frontMatter.comment', { name, rest }), end - rest.length, end)
  }
  const errors = syntaxError ? [syntaxError] : [...document.errors, ...document.warnings]
  for (const { code, message: reason, pos } of errors) {
    // A quotation that is never closed runs to the end, so it is the last one.
    const isQuotation = code === 'MISSING_CHAR' && /quote/.test(reason)
    if (isQuotation) report(message('frontMatter.openQuote'), lastQuotation ?? pos[0])
    else report(describe(code, reason), pos[0])
  }
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return undefined
  for (const problem of unsupported) report(...problem)
  if (errors.length + unsupported.length > 0) return undefined
  const map = document.contents
  if (isMap(map)) return map.items as Pair<Node, Node | null>[]
  if (map === null) return report(message('frontMatter.noFields'))
  return report(message('frontMatter.noMap'), map.range[0], map.range[1])
}

/** What characters such as `&` and `!` lead to where a plain value was meant. */
const noPlainText =
  /^(ALIAS_PROPS|BAD_ALIAS|BAD_PROP_ORDER|BAD_SCALAR_START|MULTIPLE_(ANCHORS|TAGS)|TAG_RESOLVE_FAILED)$/

function describe(code: string, reason: string): string {
  const key = `yaml.${noPlainText.test(code) ? 'noPlainText' : code}`
  return isMessageKey(key) ? message(key) : message('frontMatter.other', { reason })
}

/** Whether the source nests deeper than the parser's recursion can follow on any machine. Fields need one level. */
function isDeep(source: string): boolean {
  const brackets = source.match(/[[{]/g)?.length ?? 0
  return brackets > 200 || source.split('\n').some((line) => /^\s*(?:[-?:] +){20}|^ {100,}\S/.test(line))
}
