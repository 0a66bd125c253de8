import type { Root } from 'mdast'
import remarkLintCorrectMediaSyntax from 'remark-lint-correct-media-syntax'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section'
import remarkLintNoHiddenTableCell from 'remark-lint-no-hidden-table-cell'
import remarkLintNoHtml from 'remark-lint-no-html'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import type { Pluggable, Preset } from 'unified'
import { lintRule } from 'unified-lint-rule'
import type { VFile } from 'vfile'
import { createMessage, placeAt } from '../diagnostics.ts'
import { findAddresses, nodesBelow } from './addresses.ts'
import { headings, lists, unclosedCode } from './blocks.ts'
import { fillIns } from './fields.ts'
import { filePatterns } from './file-patterns.ts'
import { alternativeTexts, imageAddresses, links, validAddresses } from './links.ts'
import { marks } from './marks.ts'
import { readProse } from './prose.ts'

const errors = [fillIns, validAddresses, imageAddresses, unclosedCode, remarkLintCorrectMediaSyntax]

const hints = [
  ...[headings, lists, links, alternativeTexts, remarkLintNoDuplicateDefinitions],
  ...[remarkLintNoDuplicateHeadingsInSection, remarkLintNoHiddenTableCell],
  ...[remarkLintNoUndefinedReferences, remarkLintNoUnusedDefinitions],
]

/** All rules for the text of a post. An error is one only once the post is published, see `finishMessages`. */
export const lintPreset: Preset = {
  plugins: [
    collectNodes,
    ...errors.map((rule): Pluggable => [rule, ['error']]),
    ...hints.map((rule): Pluggable => [rule, ['warn']]),
    [remarkLintNoHtml, ['warn', { allowComments: false }]],
    ...marks.map(({ name, pattern, severity, text }): Pluggable => {
      // A row's `^` is behind the marks of quotations.
      const search = new RegExp(pattern.source.replace(/(?<![\\[])\^/g, '^[ \\t>]*'), `gm${pattern.flags}`)
      return [searchRule(name, text, search, true), [severity]]
    }),
    ...filePatterns.map(({ name, pattern, severity, text }): Pluggable => {
      const search = new RegExp(pattern, `g${pattern.flags}`)
      return [searchRule(name, `Text: ${text}`, search, false), [severity]]
    }),
    finishMessages,
  ],
}

/** Reads once what the rules share. */
function collectNodes() {
  return (tree: Root, file: VFile): undefined => {
    const text = String(file)
    file.data.nodes = nodesBelow(tree)
    file.data.addresses = findAddresses(file.data.nodes, text)
    file.data.prose = readProse(file.data.nodes, text)
  }
}

/** A rule that reports each match of a pattern: in the prose, without the marks of quotations in front of it, or in the file. */
function searchRule(name: string, reason: string, pattern: RegExp, isProse: boolean) {
  return lintRule<Root>(`site:${name}`, (_, file) => {
    const text = isProse ? (file.data.prose ?? '') : String(file)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const shown = isProse ? found.trimEnd().replace(/^[ \t>]+/, '') : found
      const start = index + found.indexOf(shown)
      file.message(reason, placeAt(text, start, start + shown.length))
    }
  })
}

/** Shell of remark-lint that are about something else. */
const isMeant: Record<string, (source: string) => boolean> = {
  // Brackets alone are mostly text, such as `[sic]`.
  'no-undefined-references': (source) => source.startsWith('[^') || source.includes(']['),
}

/** What the rules of remark-lint find, with the remedy. */
const remarkReasons: Partial<Record<string, (found: string) => string>> = {
  'correct-media-syntax': () => 'Link: the brackets are swapped; write [text](address)',
  'no-duplicate-definitions': () =>
    'Reference or footnote: this name is already there further up; choose another one',
  'no-duplicate-headings-in-section': () =>
    'Heading: is already in this section; give it another name, or only the first can be linked to',
  'no-hidden-table-cell': () =>
    'Table: more cells than the head row, they are not shown; remove them or add to the head row',
  'no-html': (found) =>
    `HTML: ${found} appears as text; write it as Markdown (line break: \\ at the end of the line), or as code in \``,
  'no-undefined-references': (found) =>
    `Reference or footnote: the target of ${found} is missing; add “[…]: address” or “[^…]: text” below`,
  'no-unused-definitions': () =>
    'Reference or footnote: nothing in the text refers to this line, so it does not appear; refer to it or remove it',
}

/** Puts the messages of remark-lint into our words. An error of a draft is a hint: it may still be at work. */
function finishMessages() {
  return (_: Root, file: VFile): undefined => {
    const source = String(file)
    const isPublished = file.data.fields?.get('published')?.value === true
    file.messages = file.messages.flatMap((finding) => {
      const { ruleId = '', reason, place, fatal } = finding
      // Our own messages about the front matter are finished.
      if (finding.source === undefined || place === undefined) return finding
      const range = 'start' in place ? place : { start: place, end: place }
      const found = source.slice(range.start.offset, range.end.offset)
      if (isMeant[ruleId]?.(found) === false) return []
      // Elements of HTML that break a line of text where they are shown.
      const isError = fatal === true || (ruleId === 'no-html' && /^<(?:br|wbr|hr)\b/i.test(found))
      const [shown = found] = /^<[^>]{0,40}>?/.exec(found) ?? []
      const text = remarkReasons[ruleId]?.(shown) ?? reason
      return createMessage(file.path, range, text, ruleId, isError && isPublished)
    })
  }
}
