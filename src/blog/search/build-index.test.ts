import { describe, expect, test } from 'vitest'
import { buildSearchIndex, maxLeafBytes, weighTerms } from './build-index.ts'
import { findPosts } from './find-posts.ts'
import { maxPostings, type SearchFile } from './index-file.ts'

type Fields = Partial<Parameters<typeof weighTerms>[0]>

const post = (fields: Fields = {}, text = '') => ({
  terms: weighTerms({ title: '', excerpt: '', category: '', tags: [], ...fields }, text),
})

/** Searches an index; returns what was found, and the names of the files that were read. */
async function searchIn(files: ReadonlyMap<string, SearchFile>, query: string) {
  const read: string[] = []
  const found = await findPosts(query, async (name) => {
    read.push(name)
    const file = files.get(name)
    return file ? JSON.parse(JSON.stringify(file)) : null
  })
  return { ...found, read }
}

/** The places of what is found in these posts, newest first. */
const placesIn = async (posts: readonly { terms: string }[], query: string) =>
  (await searchIn(buildSearchIndex(posts), query)).places

const sizeOf = (file: SearchFile | undefined) => (file ? Buffer.byteLength(JSON.stringify(file)) : 0)

describe('a search', () => {
  test('ranks by where a word is, then by how often, then by date', async () => {
    const inText = post({}, 'backup '.repeat(1000))
    const fields = [{ excerpt: 'Backup' }, { tags: ['Backup'] }, { title: 'Backup' }]
    expect(await placesIn([inText, ...fields.map((each) => post(each))], 'backup')).toEqual([0, 1, 2, 3])
    const often = [1, 9, 3].map((times) => post({}, 'cloud '.repeat(times)))
    expect(await placesIn(often, 'cloud')).toEqual([1, 0, 2])
    const equal = Array.from({ length: 5 }, () => post({ title: 'Backup' }))
    expect(await placesIn(equal, 'backup')).toEqual([4, 3, 2, 1, 0])
  })

  test('wants all words', async () => {
    const posts = [post({}, 'zero trust'), post({}, 'zero'), post({}, 'trust'), post({ title: 'Trust Zero' })]
    expect(await placesIn(posts, 'zero trust')).toEqual([0, 3])
    expect(await placesIn(posts, 'zero xyz')).toEqual([])
  })

  test('finds words by their beginning, and the whole word first', async () => {
    const posts = [post({}, 'sicherheitsnetz'), post({}, 'sicher'), post({}, 'unsicher')]
    expect(await placesIn(posts, 'sicher')).toEqual([1, 2])
    expect(await placesIn(posts, 'sicherheits')).toEqual([2])
  })

  test('finds a word in any spelling, and the names of inherited properties like any other', async () => {
    const posts = [post({ title: 'Größe PRÜFEN' }), post({ tags: ['constructor'] })]
    for (const query of ['größe', 'GROSSE', 'prüfen'.normalize('NFD')])
      expect([query, await placesIn(posts, query)]).toEqual([query, [1]])
    expect(await placesIn(posts, 'constructor')).toEqual([0])
    for (const word of ['constructor', 'proto', 'backup']) expect(await placesIn([post()], word)).toEqual([])
  })

  test('reads nothing without a word, and no more than eight', async () => {
    const read = async (query: string) => (await searchIn(buildSearchIndex([post()]), query)).read.length
    for (const query of ['', 'a', '$&', '😀', '\ud800', '__'])
      expect([query, await read(query)]).toEqual([query, 0])
    expect(await read("' OR 1=1")).toBe(1)
    expect(await read(Array.from({ length: 50 }, (_, index) => `wort${index}`).join(' '))).toBe(8)
  })

  test('finds an older post at the same place after a new one', async () => {
    const older = [post({ title: 'Zwei' }), post({ title: 'Eins' })]
    expect([await placesIn(older, 'eins'), await placesIn([post(), ...older], 'eins')]).toEqual([[0], [0]])
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
    return post({ title: `Beitrag ${index}`, tags: ['NIS2'] }, `sicherheit ${words.join(' ')}`)
  })
  const files = buildSearchIndex(posts)

  test('has small files, of which a search reads a few', async () => {
    expect(files.size).toBeGreaterThan(20)
    expect([...files].filter(([, file]) => sizeOf(file) > maxLeafBytes)).toEqual([])
    for (const query of ['beitrag 4711', 'sicherheit', 'be', '47', wordOf(4711), 'gibtesnicht']) {
      const { read } = await searchIn(files, query)
      const words = query.split(' ').length
      expect(read.length, query).toBeLessThanOrEqual(words * 6)
      const bytes = read.reduce((sum, name) => sum + sizeOf(files.get(name)), 0)
      expect(bytes, query).toBeLessThanOrEqual(words * 30_000)
    }
  })

  test('finds a post by a word of its own, and by every word that is in it', async () => {
    const { places, isCut } = await searchIn(files, 'beitrag 4711 sicherheit')
    expect([places, isCut]).toEqual([[10_000 - 1 - 4711], false])
    const words = (posts[17]?.terms ?? '').split(' ').filter((_, index) => index % 2 === 0)
    for (const word of words) expect((await searchIn(files, word)).places, word).not.toEqual([])
  })

  test('finds the newest hundred for a word that all have, and that there are more', async () => {
    const { places, isCut } = await searchIn(files, 'sicherheit')
    expect([places?.slice(0, 3), places?.length, isCut]).toEqual([[9999, 9998, 9997], maxPostings, true])
  })
})
