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
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { createHint } from '../diagnostics.ts'
import { headingMessages, remarkMessages, say } from '../messages.ts'

/** The rules, and what a text has that they may say something about: each walks through the whole tree. */
const rules = (
  [
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
  ] satisfies [Pluggable, RegExp][]
).map(([plugin, pattern]) => ({ pattern, linter: unified().use([plugin]).freeze() }))

/** Adds the findings of remark-lint to the file, in our own words. */
export function runRemarkRules(file: VFile, tree: Root, text: string): void {
  // The page's main heading is the title.
  const titled: Root = { ...tree, children: [{ type: 'heading', depth: 1, children: [] }, ...tree.children] }
  const linted = new VFile(text)
  for (const { pattern, linter } of rules) if (pattern.test(text)) linter.runSync(titled, linted)
  for (const { ruleId = '', reason, place, ancestors, cause } of linted.messages) {
    // Without a place it is about the heading that stands for the title.
    if (place === undefined) continue
    const range = 'start' in place ? place : { start: place, end: place }
    const source = text.slice(range.start.offset, range.end.offset)
    if (isMeant[ruleId]?.test(source)) continue
    const message =
      ruleId === 'heading-increment'
        ? headingMessages.skipped(depthOf(ancestors), depthOf((cause as VFileMessage).ancestors))
        : say(remarkMessages[ruleId] ?? reason, source)
    file.messages.push(createHint(file.path, range, message, ruleId))
  }
}

/** Sources that a rule may not complain about. */
const isMeant: Record<string, RegExp> = {
  // Brackets alone are mostly text, such as `[sic]`.
  'no-undefined-references': /^(?!\[\^)(?!.*\]\[)/s,
  // A whole sentence in italics is a note.
  'no-emphasis-as-heading': /^([*_])(?!\1)(?:\S+ ){4}/,
  // An underlined one may be a paragraph, which is reported already.
  'no-heading-punctuation': /^(?!#)/,
}

function depthOf(ancestors: unknown): number {
  const node = (ancestors as Nodes[] | undefined)?.at(-1)
  return node?.type === 'heading' ? node.depth : 1
}
