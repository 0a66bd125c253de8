import { placeAt } from '../diagnostics.ts'
import { offsetsOf } from './prose.ts'
import type { Rule } from './rule.ts'

/** Headings compete with the title, which is the main heading of the page (WCAG 2.2, technique H42), or skip a level. */
export const headings: Rule = ({ text, nodes }, report) => {
  let above = 1
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    const source = text.slice(...offsetsOf(node))
    const [line = '', ...others] = source.split('\n')
    // A heading that is meant is underlined as far as it goes, and is no paragraph.
    const isUnderlined = node.depth === 2 && (others.at(-1) ?? line).length < line.length / 2
    const isSentence = /^.{80}|[.!:]$|^\w+: /.test(line)
    const say = (fault: string) => report(`Heading: ${fault}`, node)
    if (isUnderlined && (isSentence || others.length > 1)) {
      say('the line --- turns the paragraph above into a heading; put an empty line between them')
    } else if (node.children.length === 0) say('has no text; add some or remove it')
    else if (node.depth === 1) say('# is for the title; use ## or more')
    else if (node.depth > above + 1) {
      const [found, marks, expected] = [node.depth, above, above + 1].map((depth) => '#'.repeat(depth))
      say(
        `${above === 1 ? 'below the title' : `after ${marks}`} expected at most ${expected}, found ${found}`,
      )
    }
    above = node.depth
  }
}

/** Blocks of code that never end: all text below them is shown as code. */
export const unclosedCode: Rule = ({ text, nodes }, report) => {
  for (const node of nodes) {
    if (node.type !== 'code') continue
    const [start, end] = offsetsOf(node)
    const [first = '', ...lines] = text.slice(start, end).split('\n')
    const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? []
    if (fence === undefined) continue
    const last = (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd()
    if (last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '') continue
    report(
      `Code: the block that begins here never ends; put ${fence} on a line of its own below it`,
      placeAt(text, start, start + first.length),
    )
  }
}

/** Dates that Markdown takes for the number of an item, and tabs that decide alone what belongs to a list. */
export const lists: Rule = ({ text, nodes }, report) => {
  let hasTab = false
  for (const node of nodes) {
    const [start, end] = offsetsOf(node)
    if (node.type === 'list' && date.test(text.slice(start, end))) {
      report('List: the number at the beginning makes the date a list; write \\. instead of the dot', node)
    }
    // One of them says it for all.
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1)
    if (hasTab || !/^(?:list|paragraph|code)$/.test(node.type) || !/^[ >]*\t/.test(indent)) continue
    hasTab = true
    report('Text: a tab at the beginning makes the line part of a list or code; use spaces', node)
  }
}

/** Cells that no column is for. */
export const tables: Rule = ({ nodes }, report) => {
  for (const node of nodes) {
    const [head, ...rows] = node.type === 'table' ? node.children : []
    for (const { children } of rows) {
      const [hidden] = children.slice(head?.children.length)
      const fault = 'more cells than the head row, they are not shown; remove them or add to the head row'
      if (hidden) report(`Table: ${fault}`, hidden)
    }
  }
}

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober'],
  ...['November', 'Dezember', 'January', 'February', 'March', 'May', 'June', 'July', 'October', 'December'],
  ...['Jan', 'Feb', 'Apr', 'Aug', 'Sept', 'Okt', 'Oct', 'Nov', 'Dez', 'Dec'],
]

/** 15. Januar 2025; 15. 1. 2025; 2019. */
const date = new RegExp(
  `^(?:\\d{4}[.)]|\\d\\d?\\. +(?:\\d\\d?\\. *\\d{4}|(?:${months.join('|')})(?!\\p{L})))`,
  'u',
)
