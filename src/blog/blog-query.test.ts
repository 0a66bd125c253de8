import { expect, test } from 'vitest'
import { readBlogQuery } from './blog-query.ts'

const readAll = (queries: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(queries).map((query) => [query, readBlogQuery(query).movedTo]))

test('a query that was a page of all articles or of a topic leads to its address', () => {
  const moved = {
    ...{ '': undefined, '?utm_source=x': undefined, '?seite=2': '/blog/seite/2', '?tag=': undefined },
    ...{
      '?tag=nis2': '/blog/tag/nis2',
      '?tag=a&suche=b': undefined,
      '?kategorie=a&tag=b': '/blog/kategorie/a',
    },
    ...{ '?kategorie=a-b&seite=3': '/blog/kategorie/a-b/seite/3', '?tag=a&seite=1': '/blog/tag/a' },
    '?tag=constructor': '/blog/tag/constructor',
  }
  expect(readAll(moved)).toEqual(moved)
})

test('a query of any other text leads to an address without a list, or to the blog', () => {
  const moved = {
    ...{
      '?tag=__proto__': '/blog/tag/__proto__',
      '?tag=NIS2': '/blog/tag/NIS2',
      '?tag=a b': '/blog/tag/a%20b',
    },
    ...{
      '?tag=../x': '/blog/tag/..%2Fx',
      '?tag=%E0%A4%A': '/blog/tag/%EF%BF%BD%25A',
      '?tag=%00': '/blog/tag/%00',
    },
    ...{
      '?tag=a&seite=x': '/blog/tag/a',
      '?seite=0': undefined,
      '?seite=-1': '/blog/seite/-1',
      '?seite=x': undefined,
    },
  }
  expect(readAll(moved)).toEqual(moved)
})

test('a search is trimmed and at most a hundred characters long', () => {
  const searchOf = (query: string) => readBlogQuery(query).search
  expect(['?suche=+a+%26+b+', '?suche=', '?suche=++'].map(searchOf)).toEqual(['a & b', '', ''])
  expect(searchOf(`?suche=${'x'.repeat(1000)}`)).toBe('x'.repeat(100))
})
