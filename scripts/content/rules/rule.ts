import type { Nodes } from 'mdast'
import type { Place } from '../diagnostics.ts'
import type { Field } from '../front-matter.ts'

/** A post as our rules read it: its source, all nodes of its text in their order, its fields and its number of words. */
export type Draft = {
  text: string
  nodes: readonly Nodes[]
  fields: ReadonlyMap<string, Field>
  words: number
}

/** What a rule found; a hint unless it is `fatal`. */
export type Finding = { place: Place; message: string; fatal?: boolean }
