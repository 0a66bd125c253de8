import type { Code } from 'mdast'
import { codeLanguages, isCodeLanguage, plainLanguages } from '../markdown/highlight-code.ts'
import { codeMessages as messages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { type Draft, type Report, rangeOf, sourceOf } from './rule.ts'

/** Blocks of code that never end, that nobody meant as such, or in a language that is not known. */
export function checkCode({ nodes, blocks, text }: Draft, report: Report): void {
  for (const node of nodes) {
    if (node.type === 'inlineCode' && /^`{3}/.test(sourceOf(node, text))) report(node, messages.oneLine)
    if (node.type !== 'code') continue
    const { lang, meta, value } = node
    const lines = sourceOf(node, text).split('\n')
    const [first = ''] = lines
    const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? []
    if (fence === undefined) {
      report(node, messages.indented)
      continue
    }
    const [start] = rangeOf(node)
    const opening = [start, start + first.length] as const
    const isDocument = blocks.size === 1 && /^(?:markdown|md)$/.test(lang ?? '')
    if (isDocument && /^#{1,4} /m.test(value)) report(opening, messages.everything)
    if (meta) report(opening, messages.meta(meta))
    if (value.trim() === '') report(node, messages.empty)
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : ''
    const isClosed = last.startsWith(fence) && last.replaceAll(fence[0] ?? '', '') === ''
    if (!isClosed) report(opening, messages.open(fence))
    if (lang === 'mermaid') report(opening, messages.diagram)
    else if (lang && isCodeLanguage(lang)) checkTypography(node, text, report)
    // Short names such as `csv` are near to others, and right.
    else if (lang && !plainLanguages.has(lang)) {
      report(opening, messages.language(lang, lang.length > 3 ? nearest(lang, codeLanguages) : undefined))
    }
  }
}

/** What word processors write instead of a sign of the keyboard; in a comment or a quotation it does no harm. */
function checkTypography(node: Code, text: string, report: Report): void {
  const [start] = rangeOf(node)
  for (const line of sourceOf(node, text).matchAll(/^(?![ \t]*(?:#|\/\/|;|--)).*$/gm)) {
    const found = (
      /["']/.test(line[0]) ? /\u00a0|(?<=\s)[–—](?=\p{L})/u : /\u00a0|(?<=\s)[–—](?=\p{L})|[“”„‘’]/u
    ).exec(line[0])
    const at = start + line.index + (found?.index ?? 0)
    if (found) report([at, at + 1], messages.typographic(found[0]))
  }
}
