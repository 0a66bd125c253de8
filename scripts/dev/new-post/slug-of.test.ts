import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Größere Übungen für Ärzte: Maß & Öl', 'groessere-uebungen-fuer-aerzte-mass-oel'],
  ['ÄÖÜ ẞ', 'aeoeue-ss'],
  ['u\u0308ben', 'ueben'],
  ['Café à la crème, Škoda, Smørrebrød, Łódź', 'cafe-a-la-creme-skoda-smorrebrod-lodz'],
  ["Wie geht’s? Wie geht's?", 'wie-gehts-wie-gehts'],
  ['  3-2-1 -- die Regel!  ', '3-2-1-die-regel'],
  ['Passwort\u00admanager', 'passwortmanager'],
  ['??? 👩‍💻', ''],
  ['漢字', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut at a word, a long word within', () => {
  expect(slugOf('zehn buchst '.repeat(20))).toBe(`${'zehn-buchst-'.repeat(6)}zehn`)
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
})
