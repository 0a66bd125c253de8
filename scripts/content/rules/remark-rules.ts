import type { Nodes, Root } from 'mdast'
import remarkLintCorrectMediaSyntax from 'remark-lint-correct-media-syntax'
import remarkLintHeadingIncrement from 'remark-lint-heading-increment'
import remarkLintNoBlockquoteWithoutMarker from 'remark-lint-no-blockquote-without-marker'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section'
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading'
import remarkLintNoHeadingLikeParagraph from 'remark-lint-no-heading-like-paragraph'
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation'
import remarkLintNoHiddenTableCell from 'remark-lint-no-hidden-table-cell'
import remarkLintNoHtml from 'remark-lint-no-html'
import remarkLintNoReferenceLikeUrl from 'remark-lint-no-reference-like-url'
import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { type Pluggable, unified } from 'unified'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import { headingMessages, htmlMessage, remarkMessages } from '../messages.ts'

/** The rules, and what a text has that they may say something about: each walks through the whole tree. */
const rules: [Pluggable, RegExp][] = [
  [remarkLintCorrectMediaSyntax, /\)\[/],
  [remarkLintHeadingIncrement, /#|^[ \t>]*[=-]+\s*$/m],
  [remarkLintNoBlockquoteWithoutMarker, />/],
  [remarkLintNoDuplicateDefinitions, /\]:/],
  [remarkLintNoDuplicateHeadingsInSection, /#|^[ \t>]*[=-]+\s*$/m],
  [remarkLintNoEmphasisAsHeading, /[*_]\s*$/m],
  [remarkLintNoHeadingLikeParagraph, /#{7}/],
  [[remarkLintNoHeadingPunctuation, '.,;:'], /#.*[.,;:]\W*$/m],
  [remarkLintNoHiddenTableCell, /\|/],
  [[remarkLintNoHtml, { allowComments: false }], /</],
  [remarkLintNoReferenceLikeUrl, /\]:/],
  [remarkLintNoShellDollars, /\$/],
  [remarkLintNoUndefinedReferences, /\[\^|\]\[/],
  [remarkLintNoUnusedDefinitions, /\]:/],
]

const linters = new Map<string, ReturnType<typeof createLinter>>()

function createLinter(plugins: Pluggable[]) {
  return unified().use(plugins).freeze()
}

function linterFor(text: string) {
  const asked = rules.filter(([, pattern]) => pattern.test(text))
  const key = String(asked.map((rule) => rules.indexOf(rule)))
  const linter = linters.get(key) ?? createLinter(asked.map(([plugin]) => plugin))
  linters.set(key, linter)
  return linter
}

/** Adds the findings of remark-lint to the file, in our own words. */
export function runRemarkRules(file: VFile, tree: Root, text: string): void {
  const before = file.messages.length
  // The page's main heading is the title.
  const titled: Root = { ...tree, children: [{ type: 'heading', depth: 1, children: [] }, ...tree.children] }
  linterFor(text).runSync(titled, file)
  file.messages.push(
    ...file.messages.splice(before).flatMap((message) => translate(message, file.path, text)),
  )
}

function translate(message: VFileMessage, file: string, text: string): Diagnostic[] {
  const { ruleId = '', reason, line, column } = message
  // Without one it is about the heading that stands for the title.
  if (line === undefined || column === undefined) return []
  const { start = { line, column }, end = start } = (message.place ?? {}) as Partial<Place>
  const place = { start, end }
  const source = text.slice(start.offset, end.offset)
  // Brackets alone are mostly text, such as `[sic]`.
  if (ruleId === 'no-undefined-references' && !/^\[\^|\]\[/.test(source)) return []
  // A whole sentence in italics is a note.
  if (ruleId === 'no-emphasis-as-heading' && /^([*_])(?!\1)(?:\S+ ){4}/.test(source)) return []
  // An underlined one may be a paragraph, which is said already.
  if (ruleId === 'no-heading-punctuation' && !source.startsWith('#')) return []
  return [createHint(file, place, wordings[ruleId]?.(message, source) ?? reason, ruleId)]
}

const wordings: Record<string, (message: VFileMessage, source: string) => string> = {
  ...remarkMessages,
  'heading-increment': ({ ancestors, cause }) =>
    headingMessages.skipped(depthOf(ancestors), depthOf((cause as VFileMessage).ancestors)),
  'no-html': (_, source) => htmlMessage(source),
  'no-duplicate-definitions': (_, source) => remarkMessages['no-duplicate-definitions'](source),
  'no-undefined-references': (_, source) => remarkMessages['no-undefined-references'](source),
  'no-unused-definitions': (_, source) => remarkMessages['no-unused-definitions'](source),
}

function depthOf(ancestors: unknown): number {
  const node = (ancestors as Nodes[] | undefined)?.at(-1)
  return node?.type === 'heading' ? node.depth : 1
}
