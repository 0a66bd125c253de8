import { describe, expect, test } from 'vitest'
import { foldWord, stemOf, wordsOf, wordsOfQuery } from './words.ts'

test('the words of a text have no signs and no invisible characters', () => {
  const texts = [
    ['Cloud-Backup: die 3-2-1-Regel', 'Cloud-Backup Cloud Backup die 3-2-1-Regel Regel'],
    ['NIS2 ISO 27001 90\u00a0Tage', 'NIS2 ISO 27001 90 Tage'],
    ['Daten\u00adsicherung mit\u200b Plan', 'Datensicherung mit Plan'],
    ['ﬁrewall ＡＢＣ № 5', 'firewall ABC No'],
    ['Безопасность данных', 'Безопасность данных'],
    ['__proto__ constructor', 'proto constructor'],
    ['a b c 1 2 3 😀 <>&"\' - --', ''],
    ['Prüfung'.normalize('NFD'), 'Prüfung'],
  ]
  expect(texts.map(([text = '']) => [text, wordsOf(text).join(' ')])).toEqual(texts)
})

test('a query has the parts of its words, or the whole if they are too short', () => {
  const queries = [
    ['Cloud-Backup', 'Cloud Backup'],
    ['E-Mail', 'Mail'],
    ['3-2-1', '3-2-1'],
    ['- a', ''],
  ]
  expect(queries.map(([query = '']) => [query, wordsOfQuery(query).join(' ')])).toEqual(queries)
})

describe('words are the same', () => {
  test.each([
    ['Prüfung', 'PRÜFUNG', 'Pruefung', 'Prufung', 'Prüfung'.normalize('NFD')],
    ['Größe', 'Groesse', 'Grosse', 'GRÖẞE'],
    ['E-Mail', 'email', 'e‐mail'],
  ])('however umlauts, case and hyphens are typed: %s', (...words) => {
    expect(new Set(words.map(foldWord)).size).toBe(1)
  })

  test.each(['neue', 'Bauer', 'Steuer', 'Quelle'])('but not without the letters of %s', (word) => {
    expect(foldWord(word)).toBe(word.toLowerCase())
  })

  test.each([
    ['Backup', 'Backups'],
    ['Datensicherung', 'Datensicherungen'],
    ['Vertrag', 'Verträge', 'Vertrags', 'Vertrages', 'Verträgen'],
    ['Maßnahme', 'Maßnahmen', 'Massnahmen'],
    ['Arzt', 'Ärzte', 'Ärzten', 'Aerzte'],
    ['Passwort', 'Passwörter', 'Passwörtern'],
    ['archive', 'archives', 'archived', 'archiving'],
  ])('in each of their forms: %s', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1)
  })

  test.each([
    ['Sicherheit', 'sich', 'Sicherung', 'sicher'],
    ['NIS2', 'NIS'],
    ['Test', 'Text'],
  ])('but not those that only look alike: %s', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(words.length)
  })
})
