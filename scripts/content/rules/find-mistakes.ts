import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { createMessage, type Place, placeAt } from '../diagnostics.ts'
import { findAddresses, nodesBelow } from './addresses.ts'
import { headings, lists, tables, unclosedCode } from './blocks.ts'
import { fillIns, typographicMarks } from './fields.ts'
import { alternativeTexts, html, imageAddresses, links, unusedDefinitions, validAddresses } from './links.ts'
import { errorMarks, hintMarks } from './marks.ts'
import { readProse } from './prose.ts'
import type { Rule } from './rule.ts'

const errors: Rule[] = [fillIns, validAddresses, imageAddresses, unclosedCode, searchMarks(errorMarks)]

const hints: Rule[] = [
  ...[headings, lists, tables, links, alternativeTexts, html, unusedDefinitions],
  ...[typographicMarks, searchMarks(hintMarks)],
]

/** Applies all rules for the text of a post. An error of a draft is a hint: it may still be at work. */
export function remarkFindMistakes() {
  return (tree: Root, file: VFile): undefined => {
    const text = String(file)
    const nodes = nodesBelow(tree)
    const content = { text, nodes, addresses: findAddresses(nodes, text), prose: readProse(nodes, text) }
    file.data.addresses = content.addresses
    const { fields = new Map() } = file.data
    const apply = (rules: readonly Rule[], isError: boolean) => {
      for (const rule of rules) {
        rule({ ...content, fields }, (reason, at) => {
          const place = 'type' in at ? (at.position as Place) : at
          file.messages.push(createMessage(file.path, place, reason, 'text', isError))
        })
      }
    }
    apply(errors, fields.get('published')?.value === true)
    apply(hints, false)
  }
}

/** Reports each match of a row, without the marks of quotations in front of it. */
function searchMarks(marks: typeof errorMarks): Rule {
  const rows = marks.map(([text, pattern]) => {
    // A row's `^` is behind the marks of quotations.
    const source = pattern.source.replace(/(?<![\\[])\^/g, '^[ \\t>]*')
    return { text, pattern: new RegExp(source, `gm${pattern.flags}`) }
  })
  return ({ text, prose }, report) => {
    for (const row of rows) {
      for (const { 0: found, index } of prose.matchAll(row.pattern)) {
        const shown = found.trimEnd().replace(/^[ \t>]+/, '')
        const start = index + found.indexOf(shown)
        report(row.text, placeAt(text, start, start + shown.length))
      }
    }
  }
}
