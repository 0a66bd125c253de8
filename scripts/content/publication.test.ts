import { expect, test, vi } from 'vitest'
import { startOfFile } from './diagnostics.ts'
import { findWrongDays, isPublishedOn, noticeOf, publicationDay } from './publication.ts'

const dated = (date: string, published = true) => ({ date, published })

test('a post is published from its date on, a draft never', () => {
  const days: [date: string, today: string, isPublished: boolean][] = [
    ['2026-11-20', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '2026-11-21', false],
    ['2027-01-01', '2026-12-31', false],
    ['9999-12-31', '2026-12-31', false],
  ]
  expect(days.map(([date, today]) => [date, today, isPublishedOn(today, dated(date))])).toEqual(days)
  expect(isPublishedOn('9999-12-31', dated('2020-01-01', false))).toBe(false)
})

test('an update before the date of the post or on a day to come is an error', () => {
  const errorsOf = (value: string, day: string | undefined) => {
    const references = [{ field: 'updated' as const, value, place: startOfFile }]
    const errors = findWrongDays([{ file: 'a.md', references, day }], '2026-11-21')
    return errors.map(({ file, line, fatal, reason }) => `${file}:${line} ${fatal} ${reason}`)
  }
  const before = [expect.stringMatching(/^a\.md:1 true .*vor date/)]
  const ahead = [expect.stringMatching(/^a\.md:1 true .*nach dem heutigen Tag/)]
  expect(errorsOf('2026-11-20', '2026-11-20')).toEqual([])
  expect(errorsOf('2026-11-21', '2026-11-20')).toEqual([])
  expect(errorsOf('2026-11-19', '2026-11-20')).toEqual(before)
  expect(errorsOf('2026-11-22', '2026-11-20')).toEqual(ahead)
  // Errors in other fields hide the date of the post.
  expect(errorsOf('2026-11-20', undefined)).toEqual([])
  expect(errorsOf('2026-11-22', undefined)).toEqual(ahead)
})

test('the ribbon says when a post appears or that it is a draft', () => {
  const textOf = (date: string, published?: boolean) => noticeOf(dated(date, published), '2026-11-21')
  expect(textOf('2027-03-03')).toBe('Erscheint am 3. März 2027')
  expect(textOf('2026-11-22')).toBe('Erscheint am 22. November 2026')
  expect([textOf('2027-03-03', false), textOf('2020-03-03', false)]).toEqual(['Entwurf', 'Entwurf'])
  expect([textOf('2026-11-21'), textOf('2020-03-03')]).toEqual([undefined, undefined])
})

test('the day of a build begins at midnight where the company is, whatever the time zone of the machine', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    vi.stubEnv('TZ', zone)
    expect(publicationDay({}, new Date('2026-07-01T21:59:59.999Z'))).toBe('2026-07-01')
    expect(publicationDay({}, new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
    expect(publicationDay({}, new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  }
  vi.unstubAllEnvs()
})

test('SOURCE_DATE_EPOCH is the day of a build if it is a number of seconds before the year 10000', () => {
  const clock = '2026-11-21'
  const days = [
    ['0', '1970-01-01'],
    ['1767222000', '2026-01-01'],
    ['1767221999', '2025-12-31'],
    ['253402210800', '9999-12-31'],
    ...[undefined, '', 'gestern', '-1', '1.5', '1e9', ' 1767225600', '2026-01-01'].map((text) => [
      text,
      clock,
    ]),
    ...['253402214400', '99999999999999999999'].map((text) => [text, clock]),
  ]
  const now = new Date(`${clock}T12:00:00Z`)
  expect(days.map(([text]) => [text, publicationDay({ SOURCE_DATE_EPOCH: text }, now)])).toEqual(days)
})
