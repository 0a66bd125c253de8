import { expect, test } from 'vitest'
import { readBlogQuery } from './blog-query.ts'

const readAll = (queries: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(queries).map((query) => [query, readBlogQuery(query).movedTo]))

test('a query that was a page of all articles or of a topic leads to its address, one of any other text nowhere', () => {
  const moved = {
    ...{ '': undefined, '?utm_source=x': undefined, '?seite=2': '/blog/seite/2', '?tag=': undefined },
    ...{ '?tag=nis2': '/blog/tag/nis2', '?tag=a&suche=b': undefined, '?seite=0': undefined },
    ...{ '?kategorie=a-b&seite=3': '/blog/kategorie/a-b/seite/3', '?tag=a&seite=1': '/blog/tag/a' },
    ...{ '?tag=a b': '/blog/tag/a%20b', '?tag=../x': '/blog/tag/..%2Fx', '?seite=x': undefined },
    ...{ '?tag=__proto__': '/blog/tag/__proto__', '?tag=%E0%A4%A': '/blog/tag/%EF%BF%BD%25A' },
  }
  expect(readAll(moved)).toEqual(moved)
})

test('a search is trimmed and at most a hundred characters long', () => {
  const searchOf = (query: string) => readBlogQuery(query).search
  expect(['?suche=+a+%26+b+', '?suche=', '?suche=++'].map(searchOf)).toEqual(['a & b', '', ''])
  expect(searchOf(`?suche=${'x'.repeat(1000)}`)).toBe('x'.repeat(100))
})
