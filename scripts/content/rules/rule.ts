import type { Nodes } from 'mdast'
import type { Place } from '../diagnostics.ts'
import type { Field } from '../front-matter.ts'
import type { Address } from './addresses.ts'

/** What the rules read of a post. `nodes` are in the order of the text, `prose` see `readProse`. */
type Content = {
  text: string
  fields: ReadonlyMap<string, Field>
  nodes: readonly Nodes[]
  addresses: readonly Address[]
  prose: string
}

/** Reports what is wrong in a post, each with its node or place. */
export type Rule = (content: Content, report: (reason: string, at: Nodes | Place) => void) => void
