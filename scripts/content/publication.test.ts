import { expect, test } from 'vitest'
import { startOfFile } from './diagnostics.ts'
import { findWrongDays, isPublishedOn, noticeOf, publicationDay } from './publication.ts'

const today = '2026-11-21'

test('a post is published from its date on, a draft never, and a ribbon says which it is', () => {
  const posts: [date: string, published: boolean, ribbon?: string][] = [
    ['2020-03-03', true],
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', true, 'Erscheint am 22. November 2026'],
    ['2027-03-03', true, 'Erscheint am 3. März 2027'],
    ['9999-12-31', true, 'Erscheint am 31. Dezember 9999'],
    ['2020-03-03', false, 'Entwurf'],
    ['9999-12-31', false, 'Entwurf'],
  ]
  for (const [date, published, ribbon] of posts) {
    const post = { date, published }
    const isPublished = ribbon === undefined
    expect([post, isPublishedOn(today, post), noticeOf(post, today)]).toEqual([post, isPublished, ribbon])
  }
})

test('an update before the date of the post or on a day to come is an error', () => {
  const updates: [value: string, day: string | undefined, ...errors: RegExp[]][] = [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    ['2026-11-19', '2026-11-20', /^a\.md:1 true .*before date/],
    ['2026-11-22', '2026-11-20', /^a\.md:1 true .*after today/],
    // Errors in other fields hide the date of the post.
    ['2026-11-20', undefined],
    ['2026-11-22', undefined, /after today/],
  ]
  for (const [value, day, ...expected] of updates) {
    const references = [{ field: 'updated' as const, value, place: startOfFile }]
    const errors = findWrongDays([{ file: 'a.md', references, day }], today)
    const texts = errors.map(({ file, line, fatal, reason }) => `${file}:${line} ${fatal} ${reason}`)
    expect(texts).toEqual(expected.map((error) => expect.stringMatching(error)))
  }
})

test('the day of a build begins at midnight where the company is, or is that of SOURCE_DATE_EPOCH', () => {
  expect(publicationDay({}, new Date('2026-07-01T21:59:59.999Z'))).toBe('2026-07-01')
  expect(publicationDay({}, new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  const now = new Date(`${today}T12:00:00Z`)
  const days = [
    ...[
      ['1767222000', '2026-01-01'],
      ['1767221999', '2025-12-31'],
      ['253402210800', '9999-12-31'],
    ],
    ...['', 'gestern', '-1', '1e9', '2026-01-01', '253402214400'].map((text) => [text, today]),
  ]
  expect(days.map(([text]) => [text, publicationDay({ SOURCE_DATE_EPOCH: text }, now)])).toEqual(days)
})
