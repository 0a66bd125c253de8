import { describe, expect, test } from 'vitest'
import { readBlogQuery } from './blog-query.ts'

describe('the query of the blog asks for', () => {
  test.each([
    ['', 'pages/1.json'],
    ['?utm_source=x', 'pages/1.json'],
    ['?seite=2', 'pages/2.json'],
    ['?tag=nis2', 'topics/tag/nis2/1.json'],
    ['?tag=', 'pages/1.json'],
    ['?kategorie=backup-recovery&seite=3', 'topics/category/backup-recovery/3.json'],
    ['?kategorie=a&tag=b', 'topics/category/a/1.json'],
    ['?tag=constructor', 'topics/tag/constructor/1.json'],
    ['?tag=a&suche=b', 'pages/1.json'],
  ])('%j: the list %s', (query, file) => {
    expect(readBlogQuery(query).file).toBe(file)
  })

  test.each([
    ...['?seite=0', '?seite=-1', '?seite=abc', '?seite=01', '?seite=1e3', '?seite=9999999', '?seite='],
    ...['?tag=__proto__', '?tag=NIS2', '?tag=../x', '?tag=a/b', '?tag=%E0%A4%A', '?tag=%00', '?tag=a%20b'],
    ...['?kategorie=-', '?tag=a&seite=x'],
  ])('%j: no list', (query) => {
    expect(readBlogQuery(query).file).toBeUndefined()
  })

  test.each([
    ['?suche=backup', 'backup'],
    ['?suche=+a+%26+b+', 'a & b'],
    ['?suche=', ''],
    ['?suche=++', ''],
    [`?suche=${'x'.repeat(1000)}`, 'x'.repeat(100)],
  ])('%j: the search %j', (query, search) => {
    expect(readBlogQuery(query).search).toBe(search)
  })
})
