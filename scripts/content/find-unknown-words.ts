import { finalizeSettings, getDictionary, spellCheckDocument } from 'cspell-lib'
import { distance } from 'fastest-levenshtein'
import { VFile } from 'vfile'
import { readFrontMatter } from './front-matter.ts'
import { parseMarkdown } from './markdown/render-markdown.ts'
import { nodesBelow } from './rules/addresses.ts'
import { rangeOfText } from './rules/fields.ts'
import { proseOf } from './rules/prose.ts'
import { hyphenGap } from './rules/run-on-lines.ts'

/** An unknown word between two offsets, and what may be meant. */
export type UnknownWord = { start: number; end: number; guess?: string }

/** The name of the German dictionary. */
const germanWords = 'de-de'

/** Words of a post that are neither German nor English, nor among `words`. */
export async function findUnknownWords(post: string, words: readonly string[]): Promise<UnknownWord[]> {
  const document = {
    uri: 'file:///post.txt',
    text: proseAlone(post),
    languageId: 'plaintext',
    locale: 'de,en',
  }
  const options = { generateSuggestions: true, noConfigSearch: true, numSuggestions: 3 }
  const { issues, settingsUsed } = await spellCheckDocument(document, options, {
    import: ['@cspell/dict-de-de/cspell-ext.json'],
    language: 'de,en',
    words: words.filter((word) => !word.startsWith('#') && word.trim() !== ''),
    // Abbreviations.
    ignoreRegExpList: ['/\\b[A-ZÄÖÜ\\d]{2,6}s?\\b/g'],
    maxNumberOfProblems: 100,
    maxDuplicateProblems: 1,
    suggestionsTimeout: 1000,
  })
  if (issues.length === 0) return []
  const german = await getDictionary(
    finalizeSettings({ ...settingsUsed, dictionaries: [germanWords], languageSettings: [], words: [] }),
  )
  const isNoun = (word: string) => german.has(word, { ignoreCase: false })
  const inCode = new Set(post.match(/(`+)[^`][\s\S]*?\1/g)?.flatMap((code) => code.match(/\p{L}+/gu) ?? []))
  return issues.flatMap(({ offset: start, text: word, suggestions = [] }) => {
    // Names such as `iperf3`, and of what the post has as code, too.
    const isName = /\d/.test(post[start + word.length] ?? '') || inCode.has(word)
    if (isName || isCompound(word, isNoun)) return []
    const guess = nearestOf(word, suggestions)
    return { start, end: start + word.length, ...(guess && { guess }) }
  })
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a German noun is made of two that the dictionary has, such as `Patchkabel`; it cannot have all. */
function isCompound(word: string, isNoun: (word: string) => boolean): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  return Array.from({ length: Math.max(0, word.length - 8) }, (_, index) => index + 4).some((at) => {
    const [first, second] = [word.slice(0, at), capitalize(word.slice(at))]
    // These words take an s in front of another, and `wieder` is no noun.
    const mayBeFirst = !/(?:ung|heit|keit|schaft|tion|tät|wieder|vor)$/i.test(first)
    return (
      isNoun(second) &&
      ((mayBeFirst && isNoun(first)) || (/.{4}s$/.test(first) && isNoun(first.slice(0, -1))))
    )
  })
}

/** What was probably meant; the dictionaries also suggest words that are nothing like it. */
function nearestOf(word: string, suggestions: readonly string[]): string | undefined {
  const plain = word.toLowerCase()
  return suggestions
    .map((guess) => (guess === word || /^\p{Lu}/u.test(word) ? capitalize(guess) : guess))
    .find((guess) => {
      const isLike = distance(guess.toLowerCase(), plain) <= Math.max(1, word.length / 5)
      return guess !== word && word.length > 4 && isLike && guess.toLowerCase().startsWith(plain.charAt(0))
    })
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
  const gaps = new RegExp(`\\p{L}+${hyphenGap.source}`, 'gu')
  let alone = ''
  for (const { start, source } of parts.sort((a, b) => a.start - b.start)) {
    alone =
      alone.padEnd(start) +
      source
        .replace(/[\ufffa\ufffc]|\[\^[^\]\n]*\]/g, (sign) => ' '.repeat(sign.length))
        .replace(gaps, (gap) => ' '.repeat(gap.length))
  }
  return alone
}
