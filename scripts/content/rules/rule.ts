import type { Nodes } from 'mdast'
import type { Inspection } from '../compile-post.ts'
import { placeAt } from '../place-at.ts'
import type { Problem } from '../problem.ts'

/** A post whose text could be read, and every node of its markdown in the order of the text. */
export type Draft = Inspection & { body: NonNullable<Inspection['body']>; nodes: readonly Nodes[] }

/** Gone through once for all rules: a post has a thousand nodes. `undefined` if the text could not be read. */
export function toDraft(inspection: Inspection): Draft | undefined {
  const { body } = inspection
  return body && { ...inspection, body, nodes: nodesBelow(body.tree) }
}

/** A node and all below it. */
export function nodesBelow(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) nodesBelow(child, found)
  return found
}

type Range = { start: number; end: number }

/** What a rule found in a part of the post's text, between two offsets of it. */
export type Remark = Range & { message: string }

/** What a writer is told. Errors end the build, hints do not. */
export type Finding = Problem & { severity: 'error' | 'hint' }

/** The place of something in a post, with the post's name. */
export function locate({ file, text }: Draft, { start, end }: Range): Omit<Problem, 'message'> {
  return { file, ...placeAt(text, start, end) }
}

type Positioned = {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
}

/** The part of the text that a node of the markdown stands in. */
export function rangeOf({ body }: Draft, { position }: Positioned): Range {
  return {
    start: body.start + (position?.start.offset ?? 0),
    end: body.start + (position?.end.offset ?? 0),
  }
}

/** Where the text of a field stands, without the quotation marks around it. */
export function rangeOfField({ text, written }: Draft, name: string): Range | undefined {
  const field = written.get(name)
  if (field === undefined || typeof field.value !== 'string') return undefined
  const { start } = field
  const source = text.slice(start, field.end).trimEnd()
  const isQuoted = /^(["']).*\1$/s.test(source)
  const end = start + source.length
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end }
}
