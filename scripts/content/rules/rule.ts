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
  /** What it says in words: paragraphs, headings and cells. */
  prose: readonly Block[]
  addresses: readonly Address[]
  fields: ReadonlyMap<string, Field>
  words: number
}

/** What a rule found; a hint unless it is `fatal`. */
export type Finding = { place: Place; message: string; fatal?: boolean }

/** The place of a node of a tree that was parsed; every such node has one. */
export function placeOf({ position }: Nodes): Place {
  return position as Place
}

/** The source of a node. */
export function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}
