import { type Place, placeAt } from '../diagnostics.ts'
import { codeLanguages, isCodeLanguage, plainLanguages } from '../markdown/highlight-code.ts'
import { codeMessages as messages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { type Draft, type Finding, placeOf, sourceOf } from './rule.ts'

/** Blocks of code that never end, that nobody meant as such, or in a language that is not known. */
export function checkCode({ nodes, text }: Draft): Finding[] {
  const [root] = nodes
  const isAll = root !== undefined && 'children' in root && root.children.length === 1
  return nodes.flatMap((node): Finding[] => {
    if (node.type === 'inlineCode') {
      const isFence = /^`{3}/.test(sourceOf(node, text))
      return isFence ? [{ place: placeOf(node), message: messages.oneLine }] : []
    }
    if (node.type !== 'code') return []
    const place = placeOf(node)
    const lines = sourceOf(node, text).split('\n')
    const [fence] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
    if (fence === undefined) return [{ place, message: messages.indented }]
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : ''
    const opening = {
      start: place.start,
      end: { ...place.start, column: place.start.column + (lines[0] ?? '').length },
    }
    const isClosed = last.startsWith(fence) && last.replaceAll(fence[0] ?? '', '') === ''
    const { lang, meta, value } = node
    return [
      ...(isAll && /^(?:markdown|md)$/.test(lang ?? '') && /^#{1,4} /m.test(value)
        ? [{ place: opening, message: messages.everything }]
        : []),
      ...(meta ? [{ place: opening, message: messages.meta(meta) }] : []),
      ...(value.trim() === '' ? [{ place, message: messages.empty }] : []),
      ...(isClosed ? [] : [{ place: opening, message: messages.open(fence) }]),
      ...(lang === 'mermaid' ? [{ place: opening, message: messages.diagram }] : []),
      ...(lang && isCodeLanguage(lang) ? findTypography(text, place) : []),
      ...(lang && lang !== 'mermaid' && !isCodeLanguage(lang) && !plainLanguages.has(lang)
        ? [{ place: opening, message: messages.language(lang, guessOf(lang)) }]
        : []),
    ]
  })
}

/** What word processors write instead of a sign of the keyboard; in a comment or a quotation it does no harm. */
function findTypography(text: string, { start, end }: Place): Finding[] {
  const from = start.offset ?? 0
  return [...text.slice(from, end.offset).matchAll(/^(?![ \t]*(?:#|\/\/|;|--)).*$/gm)].flatMap((line) => {
    const pattern = /["']/.test(line[0])
      ? /\u00a0|(?<=\s)[–—](?=\p{L})/u
      : /\u00a0|(?<=\s)[–—](?=\p{L})|[“”„‘’]/u
    const found = pattern.exec(line[0])
    if (found === null) return []
    const at = from + line.index + found.index
    return [{ place: placeAt(text, at, at + 1), message: messages.typographic(found[0]) }]
  })
}

/** Short names such as `csv` are near to others, and right. */
function guessOf(lang: string): string | undefined {
  return lang.length > 3 ? nearest(lang, codeLanguages) : undefined
}
