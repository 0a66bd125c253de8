import type { Nodes } from 'mdast'
import type { Place } from '../diagnostics.ts'
import type { Field } from '../front-matter.ts'
import type { Address } from './addresses.ts'
import type { Block } from './prose.ts'

/** A post as our rules read it. */
export type Draft = {
  text: string
  /** All nodes of its text in their order, from the root on. */
  nodes: readonly Nodes[]
  /** Those that are in no other. */
  blocks: ReadonlySet<Nodes>
  /** What it says in words: paragraphs, headings and cells. */
  prose: readonly Block[]
  addresses: readonly Address[]
  fields: ReadonlyMap<string, Field>
  words: number
}

/** Where something is: a node, a place, or the part of the post between two offsets. */
export type At = Nodes | Place | readonly [start: number, end: number]

/** Reports what a rule found, a hint unless it is `fatal`; without a message there is nothing to say. */
export type Report = (at: At, message: string | undefined, fatal?: boolean) => void

export type Rule = (draft: Draft, report: Report) => void

/** The place of a node of a tree that was parsed; every such node has one. */
export function placeOf({ position }: Nodes): Place {
  return position as Place
}

/** The offsets of such a node. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/** The source of a node. */
export function sourceOf(node: Nodes, text: string): string {
  return text.slice(...rangeOf(node))
}
