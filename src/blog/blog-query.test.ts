import { expect, test } from 'vitest'
import { readBlogQuery } from './blog-query.ts'

test('the query of the blog asks for a page of all articles or of a topic', () => {
  const files = {
    ...{ '': 'pages/1.json', '?utm_source=x': 'pages/1.json', '?seite=2': 'pages/2.json' },
    ...{ '?tag=nis2': 'topics/tag/nis2/1.json', '?tag=': 'pages/1.json', '?tag=a&suche=b': 'pages/1.json' },
    ...{ '?kategorie=a-b&seite=3': 'topics/category/a-b/3.json' },
    ...{ '?kategorie=a&tag=b': 'topics/category/a/1.json' },
    ...{ '?tag=constructor': 'topics/tag/constructor/1.json' },
  }
  expect(Object.keys(files).map((query) => readBlogQuery(query).file)).toEqual(Object.values(files))
})

test('a query that no file can answer asks for none', () => {
  const queries = [
    ...['?seite=0', '?seite=-1', '?seite=abc', '?seite=01', '?seite=1e3', '?seite=9999999', '?seite='],
    ...['?tag=__proto__', '?tag=NIS2', '?tag=../x', '?tag=a/b', '?tag=%E0%A4%A', '?tag=%00', '?tag=a%20b'],
    ...['?kategorie=-', '?tag=a&seite=x'],
  ]
  expect(queries.filter((query) => readBlogQuery(query).file !== undefined)).toEqual([])
})

test('a search is trimmed and at most a hundred characters long', () => {
  const searchOf = (query: string) => readBlogQuery(query).search
  expect(['?suche=+a+%26+b+', '?suche=', '?suche=++'].map(searchOf)).toEqual(['a & b', '', ''])
  expect(searchOf(`?suche=${'x'.repeat(1000)}`)).toBe('x'.repeat(100))
})
