import { expect, test } from 'vitest'
import { packPages, unpackPages } from './pack-pages.ts'
import type { RenderedPage } from './rendered-page.ts'

const page = (path: string, own: string[]): RenderedPage => ({
  path,
  html: 'hash',
  reads: [['posts/a.json', 'state']],
  head: { title: 'T', description: 'D', isIndexed: true },
  image: { name: 'a.png', text: { title: 'T', name: 'N', site: 'S' } },
  style: { sheets: ['/a.css'], classes: ['x', 'y', ...own], tokens: [] },
  links: { addresses: ['/kontakt', ...own], ids: own },
  inline: { scripts: ["'sha256-a'"], styles: [] },
  blocked: [],
})
const pages = [page('/', []), page('/a', ['a']), page('/b', ['a', '', '$&'])]

test('pages come back as they were, also from the disk', () => {
  expect(unpackPages(packPages(pages))).toEqual(pages)
  expect(unpackPages(JSON.parse(JSON.stringify(packPages(pages))))).toEqual(pages)
  expect(unpackPages(packPages([]))).toEqual([])
})

test('each text stands once', () => {
  const { texts } = packPages(pages)
  expect(new Set(texts).size).toBe(texts.length)
})
