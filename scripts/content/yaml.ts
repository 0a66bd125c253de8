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

/** What is wrong with the YAML itself, by its offset in the source. */
export type Fault = { offset: number; message: string }

/** `document` is missing where the source is no YAML at all. */
export type Yaml = { faults: Fault[]; document: Document.Parsed | undefined }

/** Reads YAML 1.2 and tells its faults as a writer understands them. */
export function readYaml(source: string): Yaml {
  const tab = source.indexOf('\t')
  if (tab !== -1) {
    return { faults: [{ offset: tab, message: 'expected spaces, found a tab' }], document: undefined }
  }
  const tooDeep = { offset: 0, message: 'expected a flat map, found one nested too deeply' }
  if (isDeep(source)) return { faults: [tooDeep], document: undefined }
  const document = parseDocument(source, { prettyErrors: false, version: '1.2', merge: false })
  const syntaxError = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // What follows a syntax error is mostly its consequence.
  if (syntaxError) return { faults: [toFault(syntaxError, document)], document: undefined }
  return {
    faults: [...document.errors, ...document.warnings].map((error) => toFault(error, document)),
    document,
  }
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
  const refuse = (node: Node, found: string) =>
    refused.push({ node, message: `front matter: expected a value, found ${found}` })
  visit(document, {
    Alias: (_, node) => {
      refuse(node, 'an alias (*); write the value out')
    },
    Value: (_, node) => {
      if (node.anchor) refuse(node, 'an anchor (&); put the text in quotes')
      if (node.tag) refuse(node, 'a tag (!); put the text in quotes')
    },
  })
  return refused
}

/**
 * `no`, `on` and their kin are text in YAML 1.2 and booleans in YAML 1.1, which many tools still speak.
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

function toFault(error: YAMLError, document: Document.Parsed): Fault {
  const message = messages[error.code]
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    return {
      offset: lastQuoted(document) ?? error.pos[0],
      message: 'expected a closing quotation mark, found none',
    }
  }
  return { offset: error.pos[0], message: message ?? `expected YAML, found this: ${error.message}` }
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

/** The parser's words are for programmers; these tell what to do. */
const messages: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'expected a value, found an alias (*); write the value out',
  BAD_ALIAS: 'expected a value, found an alias (*); write the value out',
  BAD_COLLECTION_TYPE: 'expected a value, found a tag (!); put the text in quotes',
  BAD_DIRECTIVE: 'expected a field, found a directive (%)',
  BAD_DQ_ESCAPE: 'expected a known escape after the backslash; put the text in single quotes',
  BAD_INDENT: 'expected the same indentation as in the lines above, found another',
  BAD_PROP_ORDER: 'expected a value, found an anchor (&) or a tag (!); put the text in quotes',
  BAD_SCALAR_START: 'expected a value, found a character that begins none; put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'expected a value, found another colon in it; put the text in quotes',
  BLOCK_IN_FLOW: 'expected the items of a list, found a list inside; put the text in quotes',
  DUPLICATE_KEY: 'expected each key once, found the same key again',
  KEY_OVER_1024_CHARS: 'expected a short key, found one of more than 1024 characters',
  MISSING_CHAR: 'expected a colon, a comma or a closing bracket, found none',
  MULTILINE_IMPLICIT_KEY: 'expected name: value in one line, found a line without a colon',
  MULTIPLE_ANCHORS: 'expected a value, found an anchor (&); put the text in quotes',
  MULTIPLE_DOCS: 'expected one document, found a second one',
  MULTIPLE_TAGS: 'expected a value, found a tag (!); put the text in quotes',
  TAB_AS_INDENT: 'expected spaces, found a tab',
  TAG_RESOLVE_FAILED: 'expected a value, found a tag (!); put the text in quotes',
  UNEXPECTED_TOKEN: 'expected name: value, found something else; put the text in quotes',
}
