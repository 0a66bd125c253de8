import { expect, test } from 'vitest'
import { termsOf } from './terms.ts'

test('the words of a text have no case, accents, signs or invisible characters', () => {
  const texts = [
    ['Cloud-Backup: die 3-2-1-Regel', 'cloud backup die regel'],
    ['Über Straßen in ÖSTERREICH', 'uber strassen in osterreich'],
    ['GROẞ İstanbul Ångström café', 'gross istanbul angstrom cafe'],
    ['NIS2 ISO 27001 90\u00a0Tage', 'nis2 iso 27001 90 tage'],
    ['Daten\u00adsicherung mit\u200b Plan', 'datensicherung mit plan'],
    ['ﬁrewall ＡＢＣ № 5', 'firewall abc no'],
    ['Безопасность данных', 'безопасность данных'],
    ['__proto__ constructor', 'proto constructor'],
    ['a b c 1 2 3 😀 <>&"\'', ''],
    // The same when they are composed.
    ['Prüfung'.normalize('NFD'), 'prufung'],
  ]
  expect(texts.map(([text = '']) => [text, termsOf(text).join(' ')])).toEqual(texts)
})

test('the words of words are the same', () => {
  const terms = termsOf('Ǆ ŉ ΐ ß ẞ ﬃ ½ ㎏ ﷺ K Å İI ı 한국어 हिन्दी ไทย')
  expect(termsOf(terms.join(' '))).toEqual(terms)
})

test('words have at most thirty characters, and none is cut in two', () => {
  expect(['𝒜', '𐐷', 'x'].flatMap((letter) => termsOf(letter.repeat(40)))).toEqual([
    ...['a'.repeat(30), '𐐷'.repeat(30), 'x'.repeat(30)],
  ])
})
