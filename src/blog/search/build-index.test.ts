import { describe, expect, test } from 'vitest'
import { buildSearchIndex, maxLeafBytes, weighTerms } from './build-index.ts'
import { findPosts } from './find-posts.ts'
import { maxPostings, type SearchFile } from './index-file.ts'

type Fields = Partial<Parameters<typeof weighTerms>[0]>

const post = (fields: Fields = {}, text = '') => ({
  terms: weighTerms({ title: '', excerpt: '', category: '', tags: [], ...fields }, text),
})

/** Searches an index of these posts, newest first, and tells what it read. */
async function search(posts: readonly { terms: string }[], query: string) {
  return searchIn(buildSearchIndex(posts), query)
}

async function searchIn(files: ReadonlyMap<string, SearchFile>, query: string) {
  const read: string[] = []
  const found = await findPosts(query, async (name) => {
    read.push(name)
    const file = files.get(name)
    return file ? JSON.parse(JSON.stringify(file)) : null
  })
  return { ...found, read }
}

const sizeOf = (file: SearchFile) => Buffer.byteLength(JSON.stringify(file))

describe('a search', () => {
  test('weighs the title above tags and category, these above the excerpt, and that above the text', async () => {
    const posts = [
      post({}, 'backup '.repeat(1000)),
      post({ excerpt: 'Backup' }),
      post({ tags: ['Backup'] }),
      post({ title: 'Backup' }),
    ]
    expect((await search(posts, 'backup')).places).toEqual([0, 1, 2, 3])
  })

  test('weighs a text above another that has the word less often', async () => {
    const posts = [post({}, 'cloud'), post({}, 'cloud '.repeat(9)), post({}, 'cloud '.repeat(3))]
    expect((await search(posts, 'cloud')).places).toEqual([1, 0, 2])
  })

  test('names the newer of equal posts first', async () => {
    const posts = Array.from({ length: 5 }, () => post({ title: 'Backup' }))
    expect((await search(posts, 'backup')).places).toEqual([4, 3, 2, 1, 0])
  })

  test('wants all words', async () => {
    const posts = [post({}, 'zero trust'), post({}, 'zero'), post({}, 'trust'), post({ title: 'Trust Zero' })]
    expect((await search(posts, 'zero trust')).places).toEqual([0, 3])
    expect((await search(posts, 'zero xyz')).places).toEqual([])
  })

  test('finds words by their beginning, and the whole word first', async () => {
    const posts = [post({}, 'sicherheitsnetz'), post({}, 'sicher'), post({}, 'unsicher')]
    expect((await search(posts, 'sicher')).places).toEqual([1, 2])
    expect((await search(posts, 'sicherheits')).places).toEqual([2])
  })

  test('knows neither case, nor accents, nor ß', async () => {
    const posts = [post({ title: 'Größe PRÜFEN' })]
    for (const query of ['größe', 'GROSSE', 'grosse', 'prufen', 'prüfen'.normalize('NFD')]) {
      expect((await search(posts, query)).places, query).toEqual([0])
    }
  })

  test.each(['', ' ', 'a', '$&', '😀', '\u0000', '\ud800', '__', "' OR 1=1"])(
    'asks for nothing where there is no word: %j',
    async (query) => {
      const words = query.match(/[a-z]{2,}/gi) ?? []
      expect((await search([post({ title: 'x' })], query)).read.length).toBe(words.length)
    },
  )

  test.each(['proto', 'constructor', 'hasownproperty', 'tostring'])(
    'finds %s where it stands and nowhere else',
    async (word) => {
      expect((await search([post({ title: 'Backup' })], word)).places).toEqual([])
      expect((await search([post({ title: 'Backup' }), post({ tags: [word] })], word)).places).toEqual([0])
    },
  )

  test('of an empty blog finds nothing', async () => {
    expect((await search([], 'backup')).places).toEqual([])
  })

  test('reads no more than eight words', async () => {
    const query = Array.from({ length: 50 }, (_, index) => `wort${index}`).join(' ')
    expect((await search([post()], query)).read.length).toBeLessThanOrEqual(8)
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

  test('has no large file', () => {
    const sizes = [...files].map(([name, file]) => ({ name, size: sizeOf(file) }))
    expect(sizes.filter(({ size }) => size > maxLeafBytes)).toEqual([])
    expect(sizes.length).toBeGreaterThan(20)
  })

  test.each(['beitrag 4711', 'sicherheit', 'nis2', 'be', '47', wordOf(4711), 'gibtesnicht'])(
    'finds %s through a few files',
    async (query) => {
      const { read } = await searchIn(files, query)
      const words = query.split(' ').length
      expect(read.length).toBeLessThanOrEqual(words * 6)
      const bytes = read.reduce(
        (sum, name) => sum + (files.has(name) ? sizeOf(files.get(name) as SearchFile) : 0),
        0,
      )
      expect(bytes).toBeLessThanOrEqual(words * 30_000)
    },
  )

  test('finds a post by a word of its own together with one that all have', async () => {
    const { places, isCut } = await searchIn(files, 'beitrag 4711 sicherheit')
    expect(places).toEqual([10_000 - 1 - 4711])
    expect(isCut).toBe(false)
  })

  test('tells the newest hundred for a word that all have, and that there are more', async () => {
    const { places, isCut } = await searchIn(files, 'sicherheit')
    expect(places?.slice(0, 3)).toEqual([9999, 9998, 9997])
    expect(places?.length).toBe(maxPostings)
    expect(isCut).toBe(true)
  })

  test('is found through every word that is in it', async () => {
    for (const { terms } of [posts[17], posts[9999]] as typeof posts) {
      for (const part of terms.split(' ').filter((_, index) => index % 2 === 0)) {
        expect((await searchIn(files, part)).places?.length, part).toBeGreaterThan(0)
      }
    }
  })

  test('is the same every time', () => {
    expect(JSON.stringify([...buildSearchIndex(posts)])).toBe(JSON.stringify([...files]))
  })
})

test('a new post changes no place of an older one', async () => {
  const older = [post({ title: 'Zwei' }), post({ title: 'Eins' })]
  const [before] = (await search(older, 'eins')).places ?? []
  const [after] = (await search([post({ title: 'Drei' }), ...older], 'eins')).places ?? []
  expect(before).toBe(0)
  expect(after).toBe(0)
})
