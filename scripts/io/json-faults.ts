import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { MessageName } from './messages.ts'

/** What somebody does wrong who edits by hand. */
export type SyntaxFault = MessageName<'syntax'>

/** By the names that the parser has for them. */
const names: Record<string, SyntaxFault> = {
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

/** Each line that `JSON.parse` would refuse or misread, with what is wrong there. */
export function findJsonFaults(json: string): { line: number; fault: SyntaxFault }[] {
  if (json.startsWith('\uFEFF')) return [{ line: 1, fault: 'mark' }]
  if (json.trim() === '') return [{ line: 1, fault: 'empty' }]
  const errors: ParseError[] = []
  const tree = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false })
  const faults = errors.map((error) => ({ line: lineAt(json, error.offset), fault: nameOf(json, error) }))
  const first = new Map(faults.reverse().map((fault) => [fault.line, fault]))
  if (first.size > 0) return [...first.values()].sort((one, other) => one.line - other.line)
  return findDuplicates(tree).map(({ offset }) => ({ line: lineAt(json, offset), fault: 'duplicate' }))
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function nameOf(json: string, { error, offset, length }: ParseError): SyntaxFault {
  if (/[„“”‚‘’«»]/.test(json.slice(offset, offset + length))) return 'quotes'
  if (/\d,\s?$/.test(json.slice(0, offset)) && /^\d/.test(json.slice(offset))) return 'decimal'
  return names[printParseErrorCode(error)] ?? 'symbol'
}

function findDuplicates(node: Node | undefined): Node[] {
  if (!node?.children) return []
  const keys = node.type === 'object' ? node.children.flatMap(({ children }) => children?.[0] ?? []) : []
  const twice = keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index)
  return [...twice, ...node.children.flatMap(findDuplicates)]
}
