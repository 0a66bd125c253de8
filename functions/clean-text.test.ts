import { expect, test } from 'vitest'
import { cleanLine, cleanText, isReversed } from './clean-text.ts'

type Rows = readonly (readonly [typed: string, read: string])[]

const inText: Rows = [
  ['Angebot bitte.\u2028Danke', 'Angebot bitte.\nDanke'],
  ['Hallo\u000bWelt', 'Hallo\nWelt'],
  ['a\r\nb\rc\u0085d\u2029e\ff', 'a\nb\nc\nd\ne\nf'],
  ['Angebot\u200b bitte', 'Angebot bitte'],
  ['\ufeffGuten\ufeff Tag\u0000\u001b', 'Guten Tag'],
  ['Daten\u00adschutz\u2060erklärung', 'Datenschutzerklärung'],
  ['Auf\u200clage, a\u200db', 'Auflage, ab'],
  ['links \u202eabc\u202c, \u2067d\u2069', 'links abc, d'],
  ['a\tb', 'a\tb'],
]

/** Joiners, selectors and tags that change what people see. */
const unchanged = [...['👩‍🚀 und 👨‍👩‍👧‍👦', '❤️‍🔥', '🏳️‍🌈 🏴‍☠️', '👩🏽‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'], ...['می‌خواهم', 'क्‍ष', 'ශ්‍රී']]

test('a text is read as people see it', () => {
  expect(inText.map(([typed]) => [typed, cleanText(typed)])).toEqual(inText)
  expect(unchanged.map(cleanText)).toEqual(unchanged)
})

const inLine: Rows = [
  ['\u202a+352 691 000 111\u202c', '+352 691 000 111'],
  ['\u202d+352 1\u202c', '+352 1'],
  ['Zoë\r\nBcc: b@example.com', 'Zoë Bcc: b@example.com'],
  ['a\tb\u2029 c', 'a b c'],
]

test('a line has no line ends and nothing that a mail program decodes', () => {
  expect(inLine.map(([typed]) => [typed, cleanLine(typed)])).toEqual(inLine)
  for (const word of ['=?utf-8?Q?a=0AB?=', 'x =?UTF-8?B?YQ==?= y', '=?=?a?q?b?=']) {
    const read = cleanLine(word)
    expect([read.includes('=?'), read.replaceAll('\u2060', '')]).toEqual([false, word])
  }
})

test('a text is reversed by an override, not by what wraps a copied number', () => {
  expect(['Ro\u202eltseb', '\u202eanna\u202c', 'Ann\u202da'].map(isReversed)).toEqual([true, true, true])
  const harmless = ['Anna', '\u202aAnna\u202c', '\u202dAnna\u202c', ' \u2068\u202dAnna', 'שלום \u200f']
  expect(harmless.map(isReversed)).toEqual(harmless.map(() => false))
})

test('a long hostile text takes no longer than its length', () => {
  const texts = [
    `\u{1f3f4}${'\u{e0061}'.repeat(30_000)}`,
    '\u200d'.repeat(100_000),
    '\r\u2028'.repeat(50_000),
    `${' '.repeat(130_000)}x`,
  ]
  expect(texts.map((text) => cleanLine(text).length <= text.length)).toEqual([true, true, true, true])
})
