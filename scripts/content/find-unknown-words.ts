import { spellCheckDocument } from 'cspell-lib'
import { VFile } from 'vfile'
import { readFrontMatter } from './front-matter.ts'
import { parseMarkdown } from './markdown/render-markdown.ts'
import { nodesBelow } from './rules/addresses.ts'
import { rangeOfText } from './rules/fields.ts'
import { proseOf } from './rules/prose.ts'

/** An unknown word between two offsets, and what may be meant. */
export type UnknownWord = { start: number; end: number; guess?: string }

/** Words of a post that are neither German nor English, nor among `words`. */
export async function findUnknownWords(post: string, words: readonly string[]): Promise<UnknownWord[]> {
  const document = {
    uri: 'file:///post.txt',
    text: proseAlone(post),
    languageId: 'plaintext',
    locale: 'de,en',
  }
  const options = { generateSuggestions: true, noConfigSearch: true, numSuggestions: 1 }
  const { issues } = await spellCheckDocument(document, options, {
    import: ['@cspell/dict-de-de/cspell-ext.json'],
    language: 'de,en',
    words: words.filter((word) => !word.startsWith('#') && word.trim() !== ''),
    // Abbreviations.
    ignoreRegExpList: ['/\\b[A-ZÄÖÜ\\d]{2,6}s?\\b/g'],
    maxNumberOfProblems: 100,
    maxDuplicateProblems: 1,
    suggestionsTimeout: 1000,
  })
  return issues.map(({ offset: start, text: word, suggestions: [guess] = [] }) => ({
    start,
    end: start + word.length,
    // A German noun in small letters.
    ...(guess !== undefined && {
      guess: guess === word ? word.charAt(0).toUpperCase() + word.slice(1) : guess,
    }),
  }))
}

/** The title, the excerpt and the words of the text at their offsets; all else is blank. */
function proseAlone(text: string): string {
  const { body, fields } = readFrontMatter(new VFile(text))
  const start = body?.start ?? 0
  const tree = parseMarkdown(text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start))
  const inFields = ['title', 'excerpt'].flatMap((name) => fields.get(name) ?? [])
  const parts = [
    ...inFields.map((field) => ({ start: rangeOfText(field, text)[0], source: String(field.value) })),
    ...proseOf(nodesBelow(tree), text),
  ]
  let alone = ''
  for (const { start, source } of parts.sort((a, b) => a.start - b.start)) {
    alone = alone.padEnd(start) + source.replace(/[\ufffa\ufffc]/g, ' ')
  }
  return alone
}
