import { describe, expect, test } from 'vitest'
import { termsOf } from './terms.ts'

describe('the words of a text', () => {
  test.each([
    ['Cloud-Backup: die 3-2-1-Regel', ['cloud', 'backup', 'die', 'regel']],
    ['Über Straßen in ÖSTERREICH', ['uber', 'strassen', 'in', 'osterreich']],
    ['GROẞ İstanbul Ångström café', ['gross', 'istanbul', 'angstrom', 'cafe']],
    ['NIS2 ISO 27001 90\u00a0Tage', ['nis2', 'iso', '27001', '90', 'tage']],
    ['Daten\u00adsicherung mit\u200b Plan', ['datensicherung', 'mit', 'plan']],
    ['ﬁrewall ＡＢＣ № 5', ['firewall', 'abc', 'no']],
    ['Безопасность данных', ['безопасность', 'данных']],
    ['__proto__ constructor', ['proto', 'constructor']],
    ['a b c 1 2 3 😀 <>&"\'', []],
    ['', []],
  ])('%j are %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  test('are the same composed and decomposed', () => {
    expect(termsOf('Prüfung'.normalize('NFD'))).toEqual(termsOf('Prüfung'.normalize('NFC')))
  })

  test('have at most thirty characters, and none is cut in two', () => {
    expect(termsOf('𝒜'.repeat(40))).toEqual(['a'.repeat(30)])
    expect(termsOf('𐐷'.repeat(40))).toEqual(['𐐷'.repeat(30)])
    expect(termsOf(`${'x'.repeat(30)}y`)).toEqual(['x'.repeat(30)])
  })

  test('are the same when they are taken from themselves', () => {
    const terms = termsOf('Ǆ ŉ ΐ ß ẞ ﬃ ½ ㎏ ﷺ K Å İI ı 한국어 हिन्दी ไทย')
    expect(termsOf(terms.join(' '))).toEqual(terms)
  })
})
