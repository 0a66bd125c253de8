import { isAlias, isMap, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'
import { quote } from '../io/quote.ts'

/** Takes what is wrong with front matter, by offsets in the file; without them it is about the whole. */
export type Report = (message: string, start?: number, end?: number) => undefined

/** Reads YAML 1.2; the pairs of a map, or what is wrong with it is reported. */
export function readYaml(source: string, report: Report): Pair<Node, Node | null>[] | undefined {
  const tab = source.indexOf('\t')
  if (tab !== -1) return report('Front matter: found a tab; replace it with spaces', tab)
  if (isDeep(source))
    return report('Front matter: is nested too deeply; use plain lines such as “field: value”')

  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const unsupported: Parameters<Report>[] = []
  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const errorAt = syntaxError?.pos[0] ?? 0
  let lastQuotation: number | undefined
  /** Where texts begin and end in which # has no meaning. */
  const texts: [start: number, end: number][] = []
  // Anchors can explode, tags can mean code: a post needs neither.
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? []
      if (isScalar(node) && node.type !== 'PLAIN') texts.push([start, end])
      if (isAlias(node) || node.anchor || node.tag) unsupported.push([noPlainText, start, end])
      if (isScalar(node) && node.type?.startsWith('QUOTE') && start < errorAt) lastQuotation = start
    },
  })
  const comments = [...source.matchAll(lostText)]
    .map(({ 0: line, 1: lost = '', index }) => ({ lost, end: index + line.length }))
    .filter(({ end }) => !texts.some((text) => text[0] < end && end <= text[1]))
  for (const { lost, end } of comments) {
    report(
      `Front matter: the value ends at #, ${quote(lost)} is lost; put the whole text into straight quotation marks: "…"`,
      end - lost.length,
      end,
    )
  }
  // The comment hides the end of a list.
  if (syntaxError && comments.length > 0) return undefined
  const errors = syntaxError ? [syntaxError] : [...document.errors, ...document.warnings]
  for (const { code, message: reason, pos } of errors) {
    // The error is where the quotation ends, so it is the last one before.
    const isQuotation = code === 'MISSING_CHAR' && /quote/.test(reason)
    if (isQuotation) report(noClosing, lastQuotation ?? pos[0])
    else report(describe(code, reason, source.slice(0, pos[0] + 1)), pos[0])
  }
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return undefined
  for (const problem of unsupported) report(...problem)
  if (errors.length + unsupported.length > 0) return undefined
  const map = document.contents
  if (isMap(map)) return map.items as Pair<Node, Node | null>[]
  if (map === null) return report('Front matter: is empty; enter the fields of the post')
  return report('Front matter: expected lines such as “field: value”', map.range[0], map.range[1])
}

/**
 * What YAML takes for a comment and a writer for a part of the text: a number sign in a value or a list without quotation
 * marks. Dates and the like are whole in front of it.
 */
const lostText =
  /^(?:(?!date|updated|published)\w+:| *-)[ \t]+(?:(?:\[[^\]"'\n]*?|[^\s"'[#][^\n]*?)[ \t])?(#[^\n]*\S)/gm

const noClosing =
  'Front matter: a closing quotation mark is missing; add the straight one that the text begins with, “ does not close it'

const noPlainText =
  'Front matter: characters such as & * ! % have a meaning at the beginning of a value; put the text into straight quotation marks: "…"'

/** In words for writers. */
const reasons: Partial<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'a \\ in double quotation marks; put the text into single ones',
  BAD_INDENT: 'a bracket is not closed, or the line is indented differently from the one above',
  BLOCK_AS_IMPLICIT_KEY: 'found a colon in the value; put the text into straight quotation marks: "…"',
  DUPLICATE_KEY: 'this field is already there further up; remove one of the two',
  MISSING_CHAR: 'a colon, a comma or a closing bracket is missing here',
  MULTILINE_IMPLICIT_KEY: 'expected “field: value” on one line, with a space after the colon',
  UNEXPECTED_TOKEN:
    'expected “field: value”, found something else; put the text into straight quotation marks: "…"',
}

const noInnerQuotation =
  'Front matter: the text ends at the second quotation mark, but more follows; inside of the text write „…“, or put all of it into the other kind: \'…\' or "…"'

/** The beginning of a line up to an error: a value in quotation marks, or an item of a list that goes on behind them. */
const quotedText = /^(?:\w+:| *-) +(?:["']|\[.*["'][^\s,"'\]]$)/

const plainTextCodes =
  /^(ALIAS_PROPS|BAD_ALIAS|BAD_PROP_ORDER|BAD_SCALAR_START|MULTIPLE_(ANCHORS|TAGS)|TAG_RESOLVE_FAILED)/

function describe(code: string, reason: string, untilError: string): string {
  if (plainTextCodes.test(code)) return noPlainText
  if (code !== 'BAD_DQ_ESCAPE' && quotedText.test(untilError.replace(/^.*\n/s, ''))) return noInnerQuotation
  return `Front matter: ${reasons[code] ?? `is not valid YAML (${reason})`}`
}

/** Whether the source nests deeper than the parser's recursion can follow on any machine. Fields need one level. */
function isDeep(source: string): boolean {
  const brackets = source.match(/[[{]/g)?.length ?? 0
  return brackets > 200 || source.split('\n').some((line) => /^\s*(?:[-?:] +){20}|^ {100,}\S/.test(line))
}
