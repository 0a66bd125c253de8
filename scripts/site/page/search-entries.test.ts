import { expect, test } from 'vitest'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { summaries } from '../../../src/content/en/summaries.ts'
import { defaultLanguage } from '../../../src/site/languages.ts'
import { articlePath, blogPagePath, pathOf } from '../../../src/site/pages.ts'
import { searchEntriesOf } from './search-entries.ts'

const contact = pathOf('contact', defaultLanguage)
const legal = pathOf('legalNotice', defaultLanguage)

const head = (title: string) => ({ title, description: `Über ${title}`, isIndexed: true })

const first: PageContent = {
  language: defaultLanguage,
  head: head('Kontakt'),
  markup: [
    '<main><h1>Frag uns</h1><p>Daten<b>sicherung</b></p><p>Mo<wbr>sel</p><svg><text>Zeichnung</text></svg></main>',
    '<footer><h2>Fuß</h2></footer>',
  ].join(''),
  hydrationData: '',
  other: { language: 'en', markup: '' },
  dependencies: [],
}

const wordsOf = (terms: string) => terms.split(' ').filter((_, index) => index % 2 === 0)

test('a page is found by what its visitors read, without drawings and what is on every page', () => {
  const [entry, ...others] = searchEntriesOf(contact, first)
  expect(entry).toMatchObject({
    language: defaultLanguage,
    page: { path: contact, title: 'Kontakt', description: 'Über Kontakt' },
  })
  expect(others).toEqual([])
  const words = ['Kontakt', 'Frag', 'uns', 'Über', 'Datensicherung', 'Mosel']
  expect(wordsOf(entry?.terms ?? '').sort()).toEqual(words.sort())
})

test('a page in one language has a summary and a name in the other', () => {
  const entries = searchEntriesOf(legal, { ...first, other: { language: 'en', markup: '<main></main>' } })
  expect(entries.map(({ page }) => page)).toEqual([
    { path: legal, title: 'Kontakt', description: 'Über Kontakt' },
    {
      ...{ path: legal, title: 'Kontakt', description: 'Über Kontakt', language: defaultLanguage },
      note: expect.stringContaining(summaries.legalNotice?.text ?? ''),
    },
  ])
  expect(wordsOf(entries[1]?.terms ?? '')).toEqual(
    expect.arrayContaining(['Legal', 'German', 'Datensicherung']),
  )
})

test('articles, lists and pages that search engines may not list are not found as pages', () => {
  expect([articlePath('nis2'), blogPagePath(2), '/404'].map((path) => searchEntriesOf(path, first))).toEqual([
    [],
    [],
    [],
  ])
  expect(searchEntriesOf(contact, { ...first, head: { ...head('Kontakt'), isIndexed: false } })).toEqual([])
})
