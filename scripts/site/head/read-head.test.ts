import { expect, test } from 'vitest'
import { company } from '../../../src/company.ts'
import { readHead } from './read-head.ts'

const page = (tags: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${tags}</head><body></body></html>`

test('title and description are read as they are meant, without the company', () => {
  const tags = `<title>A &amp; B – C – ${company.shortName}</title><meta name="description" content="&lt;x&gt; &quot;y&quot;"/>`
  expect(readHead(page(tags))).toEqual({ title: 'A & B – C', description: '<x> "y"', isIndexed: true })
})

test('a page can ask not to be listed', () => {
  const tags = '<title>T</title><meta name="description" content="D"><meta name="robots" content="noindex">'
  expect(readHead(page(tags)).isIndexed).toBe(false)
})

test('a page without a title is an error', () => {
  expect(() => readHead(page('<meta name="description" content="D">'))).toThrow('title')
})
