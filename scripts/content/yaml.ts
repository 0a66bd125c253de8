import {
  type Document,
  type ErrorCode,
  isScalar,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { frontMatterMessages as texts } from './messages.ts'

/** What is wrong with the YAML itself, by its offset in the source. */
export type YamlError = { offset: number; message: string }

/** Reads YAML 1.2; `document` is missing where the source is no YAML at all. */
export function readYaml(source: string): { errors: YamlError[]; document?: Document.Parsed } {
  const tab = source.indexOf('\t')
  if (tab !== -1) return { errors: [{ offset: tab, message: texts.tab }] }
  if (isDeep(source)) return { errors: [{ offset: 0, message: texts.tooDeep }] }
  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return { errors: [translate(syntaxError, document)] }
  const errors = [...document.errors, ...document.warnings].map((error) => translate(error, document))
  return { errors, document }
}

/**
 * Whether the source nests so deeply that the parser's recursion might not be enough; how deep that goes
 * depends on the machine, this does not. A post's fields need one level.
 */
function isDeep(source: string): boolean {
  const brackets = source.match(/[[{]/g)?.length ?? 0
  return brackets > 200 || source.split('\n').some((line) => /^\s*(?:[-?:] +){20}|^ {100,}\S/.test(line))
}

/** Anchors can explode, tags can mean code: a post needs neither. */
export function findRefused(document: Document.Parsed): { node: Node; message: string }[] {
  const refused: { node: Node; message: string }[] = []
  visit(document, {
    Alias: (_, node) => {
      refused.push({ node, message: texts.alias })
    },
    Value: (_, node) => {
      if (node.anchor) refused.push({ node, message: texts.anchor })
      if (node.tag) refused.push({ node, message: texts.tag })
    },
  })
  return refused
}

/**
 * `no`, `on` and the like are text in YAML 1.2 and booleans in YAML 1.1, which many tools still read.
 * Where text is meant they are refused, so that a post means the same everywhere.
 */
export function findLookalikes(node: Node | null): Scalar[] {
  const found: Scalar[] = []
  visit(node, {
    Scalar: (_, scalar) => {
      if (scalar.type === 'PLAIN' && /^(y|n|yes|no|on|off)$/i.test(scalar.source ?? '')) found.push(scalar)
    },
  })
  return found
}

function translate({ code, message, pos }: YAMLError, document: Document.Parsed): YamlError {
  if (code === 'MISSING_CHAR' && /quote/.test(message)) {
    return { offset: lastQuoted(document) ?? pos[0], message: texts.openQuote }
  }
  return { offset: pos[0], message: byCode[code] ?? texts.other(message) }
}

/** A quotation that is never closed runs to the end, so it is the last one. */
function lastQuoted(document: Document.Parsed): number | undefined {
  let offset: number | undefined
  visit(document, {
    Scalar: (_, scalar) => {
      if (isScalar(scalar) && scalar.type?.startsWith('QUOTE')) offset = scalar.range?.[0]
    },
  })
  return offset
}

const byCode: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: texts.alias,
  BAD_ALIAS: texts.alias,
  BAD_COLLECTION_TYPE: texts.tag,
  BAD_DIRECTIVE: texts.directive,
  BAD_DQ_ESCAPE: texts.escape,
  BAD_INDENT: texts.indentation,
  BAD_PROP_ORDER: texts.anchorOrTag,
  BAD_SCALAR_START: texts.character,
  BLOCK_AS_IMPLICIT_KEY: texts.colon,
  BLOCK_IN_FLOW: texts.listInList,
  DUPLICATE_KEY: texts.twice,
  KEY_OVER_1024_CHARS: texts.longName,
  MISSING_CHAR: texts.missing,
  MULTILINE_IMPLICIT_KEY: texts.noColon,
  MULTIPLE_ANCHORS: texts.anchor,
  MULTIPLE_DOCS: texts.secondDocument,
  MULTIPLE_TAGS: texts.tag,
  TAB_AS_INDENT: texts.tab,
  TAG_RESOLVE_FAILED: texts.tag,
  UNEXPECTED_TOKEN: texts.unexpected,
}
