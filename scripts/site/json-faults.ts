import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { placeAt } from '../content/diagnostics.ts'
import { curlyQuotes, endOfCode, type SyntaxFault } from './syntax-faults.ts'

/** By the names that the parser has for them. */
const names: Record<string, SyntaxFault['fault']> = {
  InvalidSymbol: 'symbol',
  InvalidNumberFormat: 'number',
  UnexpectedEndOfNumber: 'number',
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'close',
  CloseBracketExpected: 'close',
  EndOfFileExpected: 'rest',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'string',
  InvalidUnicode: 'escape',
  InvalidEscapeCharacter: 'escape',
  InvalidCharacter: 'character',
}

/** What `JSON.parse` would refuse or misread, once in a line. */
export function findJsonFaults(json: string): SyntaxFault[] {
  if (json.startsWith('\uFEFF')) return [{ offset: 0, fault: 'mark' }]
  if (json.trim() === '') return [{ offset: 0, fault: 'empty' }]
  const errors: ParseError[] = []
  const tree = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false })
  const byLine = new Map<number, SyntaxFault>()
  for (const error of errors) {
    const fault = nameOf(json, error)
    const offset = fault === 'comma' ? endOfCode(json, error.offset) : error.offset
    const line = placeAt(json, offset).start.line
    if (!byLine.has(line)) byLine.set(line, { offset, fault })
  }
  const faults = [...byLine.values()]
  if (faults.length > 0) return faults.sort((one, other) => one.offset - other.offset)
  return findDuplicates(tree).map(({ offset }) => ({ offset, fault: 'duplicate' }))
}

function nameOf(json: string, { error, offset, length }: ParseError): SyntaxFault['fault'] {
  if (curlyQuotes.test(json.slice(offset, offset + length))) return 'quotes'
  if (/\d,\s?$/.test(json.slice(0, offset)) && /^\d/.test(json.slice(offset))) return 'decimal'
  return names[printParseErrorCode(error)] ?? 'symbol'
}

function findDuplicates(node: Node | undefined): Node[] {
  if (!node?.children) return []
  const keys = node.type === 'object' ? node.children.flatMap(({ children }) => children?.[0] ?? []) : []
  const twice = keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index)
  return [...twice, ...node.children.flatMap(findDuplicates)]
}
