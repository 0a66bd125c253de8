import { describe, expect, test } from 'vitest'
import { findDocuments, maxPostings, type Synonyms } from './find-documents.ts'
import { buildSearchIndex, maxFileBytes, type SearchFields, weighTerms } from './index-documents.ts'

const post = (fields: Partial<SearchFields> = {}, text = '') => ({
  terms: weighTerms({ title: '', topics: [], excerpt: '', ...fields }, text),
})

/** Searches an index; returns what was found, and the names of the files that were read. */
async function searchIn(index: ReturnType<typeof buildSearchIndex>, query: string, synonyms: Synonyms = []) {
  const read = new Set<string>()
  const readFile = async (name: string) => {
    const file = index.get(name)
    if (file === undefined) throw new Error(`no file ${name}`)
    read.add(name)
    return file
  }
  const found = await findDocuments(query, [readFile], synonyms)
  return { ...found, places: found?.places.map(({ place }) => place), read: [...read] }
}

/** The places of what is found in these posts, newest first. */
const placesIn = async (posts: readonly { terms: string }[], query: string) =>
  (await searchIn(buildSearchIndex(posts), query)).places

/** What is found in posts of one text each, as the texts. */
async function textsIn(texts: readonly string[], query: string, synonyms: Synonyms = []) {
  const posts = texts.map((text) => post({}, text)).reverse()
  const { places = [], ...found } = await searchIn(buildSearchIndex(posts), query, synonyms)
  return { ...found, texts: places.map((place) => texts[place]) }
}

describe('a search', () => {
  test('ranks by where a word is, then by how often, then by date', async () => {
    const inText = post({}, 'backup '.repeat(1000))
    const fields = [{ excerpt: 'Backup' }, { topics: ['Backup'] }, { title: 'Backup' }]
    expect(await placesIn([inText, ...fields.map((each) => post(each))], 'backup')).toEqual([0, 1, 2, 3])
    const often = [1, 9, 3].map((times) => post({}, 'cloud '.repeat(times)))
    expect(await placesIn(often, 'cloud')).toEqual([1, 0, 2])
    const equal = Array.from({ length: 5 }, () => post({ title: 'Backup' }))
    expect(await placesIn(equal, 'backup')).toEqual([4, 3, 2, 1, 0])
  })

  test('wants all words, or as many as there are in one', async () => {
    const posts = [post({}, 'zero trust'), post({}, 'zero'), post({}, 'trust'), post({ title: 'Trust Zero' })]
    const found = async (query: string) => {
      const { places, isPartial } = await searchIn(buildSearchIndex(posts), query)
      return { places, isPartial }
    }
    expect(await found('zero trust')).toEqual({ places: [0, 3], isPartial: false })
    expect(await found('trust zero xyzzyx')).toEqual({ places: [0, 3], isPartial: true })
    expect(await found('zero xyzzyx')).toEqual({ places: [0, 3, 2], isPartial: true })
    expect(await found('xyzzyx')).toEqual({ places: [], isPartial: false })
  })

  test.each([
    ['sicherung', 'Datensicherung', 'Sicherungsplan'],
    ['schutz', 'Datenschutz', 'Brandschutzes'],
    ['Prüfung', 'Risikoprüfungen', 'Prüfungsbericht'],
    ['Plan', 'Notfallplan', 'Pläne'],
    // In the middle of a word, whose parts are words of the site, too.
    ['Sicherung', 'Datensicherungskonzept', 'Datensicherung Konzept'],
    ['Prüfung', 'Risikoprüfungsbericht', 'Risikoprüfungen Bericht'],
  ])('finds a word as a part of others: %s', async (query, ...texts) => {
    expect((await textsIn([...texts, 'Text'], query)).texts.sort()).toEqual(texts.sort())
  })

  test.each([
    ['Luxmburg', 'Luxemburg'],
    ['Lixemburg', 'Luxemburg'],
    ['Lxuemburg', 'Luxemburg'],
    ['uLxemburg', 'Luxemburg'],
    ['Luxemburf', 'Luxemburg'],
    ['Pruefugn', 'Prüfung'],
    ['NSI2', 'NIS2'],
  ])('finds a word despite a slip: %s', async (query, text) => {
    expect((await textsIn([text, 'Sonstiges', 'Abc'], query)).texts).toEqual([text])
  })

  test.each([
    ['Datensicherungskonzept', 'Datensicherungen'],
    ['Backupstrategien', 'Backup'],
    ['Firewallregeln', 'Firewall'],
  ])('finds a part of a word that nothing has: %s', async (query, text) => {
    expect((await textsIn([text, 'Wieder', 'Abc'], query)).texts).toEqual([text])
  })

  test.each(['Luxmbrg', 'Wiederaufbereitung', 'Lxmbrg', 'abx', 'Firma'])(
    'but not what is written otherwise: %s',
    async (query) => {
      expect((await textsIn(['Luxemburg', 'abc', 'Form', 'wieder'], query)).texts).toEqual([])
    },
  )

  test.each([
    ['Rücksicherung', 'Wiederherstellung'],
    ['Rücksichrung', 'Wiederherstellung'],
    ['restore', 'Wiederherstellungen'],
    ['Wiederherstellung', 'Restores'],
  ])('finds synonyms: %s', async (query, text) => {
    const synonyms = [
      ['Telefon', 'VoIP'],
      ['Rücksicherung', 'Wiederherstellung', 'Restore'],
    ]
    expect((await textsIn([text, 'Sonstiges'], query, synonyms)).texts).toEqual([text])
    // Also where a document has the word itself.
    const both = await textsIn([text, 'Rücksicherung'], 'Rücksicherung', synonyms)
    expect(new Set(both.texts)).toEqual(new Set([text, 'Rücksicherung']))
  })

  test.each([
    ['größe', 'GRÖẞE'],
    ['Groesse', 'Größe'],
    ['Grosse', 'Größe'],
    ['prüfen'.normalize('NFD'), 'Prüfen'],
    ['Datensicherung', 'Daten\u00adsicherung'],
    ['email', 'E-Mail'],
    ['Cloud', 'Cloud-Backup'],
    ['3-2-1', '3-2-1-Regel'],
    ['Vertrages', 'Verträgen'],
    ['Aerzte', 'Arzt'],
    ['Passwort', 'Passwörtern'],
    ['archiving', 'archived'],
    ['данные', 'данные'],
    ['constructor', 'constructor'],
  ])('finds a word in any spelling and form: %s', async (query, text) => {
    expect((await textsIn([text, 'Sonstiges'], query)).texts).toEqual([text])
  })

  test.each([
    ['sich', 'Sicherheit'],
    ['NIS2', 'NIS'],
    ['Test', 'Text'],
    ['Bauer', 'Bar'],
  ])('finds the word itself before one that looks like it: %s', async (query, text) => {
    expect((await textsIn([query, text], query)).texts[0]).toBe(query)
  })

  test('reads nothing without a word, and looks for no more than eight', async () => {
    const read = async (query: string) => (await searchIn(buildSearchIndex([post()]), query)).read.length
    for (const query of ['', 'a', '$&', '😀', '\ud800', '__'])
      expect([query, await read(query)]).toEqual([query, 0])
    const words = 'anton berta cäsar dora emil friedrich gustav heinrich ida'
    expect((await textsIn(['Ida', 'Heinrich'], words)).texts).toEqual(['Heinrich'])
  })
})

describe('the index of ten thousand posts', () => {
  // The numbers give every post words of its own, the letters words that it shares with thousands.
  const letters = 'abcdefghijklmnopqrstuvwxyzøж'
  const wordOf = (number: number) =>
    Array.from(
      { length: 3 + (number % 9) },
      (_, index) => letters[(number * 7 + index * index * 3) % 28],
    ).join('')
  const posts = Array.from({ length: 10_000 }, (_, index) => {
    const words = Array.from({ length: 60 }, (_, step) => wordOf((index * 13 + step * step * 5) % 9973))
    return post({ title: `Beitrag ${index}`, topics: ['NIS2'] }, `sicherheit ${words.join(' ')}`)
  })
  const files = buildSearchIndex(posts)

  test('has small files, of which a search reads three or a few', async () => {
    const sizes = new Map([...files].map(([name, file]) => [name, Buffer.byteLength(JSON.stringify(file))]))
    expect(files.size).toBeGreaterThan(20)
    expect([...sizes].filter(([, bytes]) => bytes > maxFileBytes)).toEqual([])
    const readFor = async (query: string) => (await searchIn(files, query)).read.length
    for (const query of ['sicherheit', 'beitrag', 'nis2'])
      expect(await readFor(query), query).toBeLessThanOrEqual(3)
    for (const query of ['be', '47', '4711', wordOf(4711)])
      expect(await readFor(query), query).toBeLessThanOrEqual(5)
    expect(await readFor('gibtesnicht')).toBeLessThanOrEqual(9)
  })

  test('finds the newest hundred for a word that all have, and that there are more', async () => {
    const { places, isCut } = await searchIn(files, 'sicherheit')
    expect([places?.slice(0, 3), places?.length, isCut]).toEqual([[9999, 9998, 9997], maxPostings, true])
  })
})
