import { describe, expect, test } from 'vitest'
import { startOfFile } from './diagnostics.ts'
import { findWrongDays, isPublishedOn, noticeOf, publicationDay } from './publication.ts'

const dated = (date: string, published = true) => ({ date, published })

describe('a post', () => {
  test.each([
    ['2026-11-20', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '2026-11-21', false],
    ['2026-12-01', '2026-11-30', false],
    ['2027-01-01', '2026-12-31', false],
    ['2026-12-31', '2027-01-01', true],
    ['2028-02-29', '2028-02-28', false],
    ['2028-02-29', '2028-02-29', true],
    ['2028-03-01', '2028-02-29', false],
    ['2028-02-29', '2028-03-01', true],
    ['9999-12-31', '2026-11-21', false],
    ['9999-12-31', '9999-12-30', false],
    ['9999-12-31', '9999-12-31', true],
    ['1000-01-01', '2026-11-21', true],
    ['1970-01-01', '1970-01-01', true],
  ])('of %s is published on %s: %s', (date, today, expected) => {
    expect(isPublishedOn(today, dated(date))).toBe(expected)
  })

  test.each([['2020-01-01'], ['2026-11-21'], ['9999-12-31']])(
    'of %s is never published if it is a draft',
    (date) => {
      expect(isPublishedOn('9999-12-31', dated(date, false))).toBe(false)
    },
  )
})

describe('an update', () => {
  const errorsOf = (value: string, day: string | undefined) => {
    const references = [{ field: 'updated' as const, value, place: startOfFile }]
    return findWrongDays([{ file: 'a.md', references, day }], '2026-11-21')
  }

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    // Errors in other fields hide the date of the post.
    ['2026-11-20', undefined],
  ])('of %s to a post of %s is right', (value, day) => {
    expect(errorsOf(value, day)).toEqual([])
  })

  test.each([
    ['2026-11-19', '2026-11-20', 'vor date'],
    ['2026-11-22', '2026-11-20', 'nach dem heutigen Tag'],
    ['2026-11-22', undefined, 'nach dem heutigen Tag'],
  ])('of %s to a post of %s is an error', (value, day, reason) => {
    expect(errorsOf(value, day)).toMatchObject([{ file: 'a.md', line: 1, fatal: true }])
    expect(errorsOf(value, day)[0]?.reason).toContain(reason)
  })
})

describe('the ribbon', () => {
  test.each([
    [dated('2027-03-03'), 'Erscheint am 3. März 2027'],
    [dated('2026-11-22'), 'Erscheint am 22. November 2026'],
    [dated('2028-02-29'), 'Erscheint am 29. Februar 2028'],
    [dated('2026-12-10'), 'Erscheint am 10. Dezember 2026'],
    [dated('9999-12-31'), 'Erscheint am 31. Dezember 9999'],
    [dated('2027-03-03', false), 'Entwurf'],
    [dated('2020-03-03', false), 'Entwurf'],
    [dated('2026-11-21'), undefined],
    [dated('2020-03-03'), undefined],
  ])('of %j says %j', (post, expected) => {
    expect(noticeOf(post, '2026-11-21')).toBe(expected)
  })
})

describe('the day that is published', () => {
  test.each([
    // Summer time: midnight comes at 22:00 UTC.
    ['2026-07-01T21:59:59.999Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-07-01T23:30:00Z', '2026-07-02'],
    // Winter time: at 23:00 UTC.
    ['2026-12-01T22:30:00Z', '2026-12-01'],
    ['2026-12-01T22:59:59.999Z', '2026-12-01'],
    ['2026-12-01T23:00:00Z', '2026-12-02'],
    ['2026-12-01T23:30:00Z', '2026-12-02'],
    // The days on which the clocks change.
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T21:30:00Z', '2026-03-29'],
    ['2026-03-29T22:30:00Z', '2026-03-30'],
    ['2026-10-24T22:30:00Z', '2026-10-25'],
    ['2026-10-25T22:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-26'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:30:00Z', '2028-02-29'],
    ['2028-02-29T23:30:00Z', '2028-03-01'],
    ['2027-02-28T23:30:00Z', '2027-03-01'],
  ])('at %s is %s', (now, expected) => {
    expect(publicationDay({}, new Date(now))).toBe(expected)
  })

  test.each([
    ['Pacific/Kiritimati'],
    ['Pacific/Pago_Pago'],
    ['America/New_York'],
    ['Asia/Kathmandu'],
    ['UTC'],
  ])('does not depend on a machine in %s', (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(publicationDay({}, new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01')
      expect(publicationDay({}, new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
      expect(publicationDay({}, new Date('2026-07-01T10:00:00Z'))).toBe('2026-07-01')
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })

  const now = new Date('2026-11-21T12:00:00Z')

  test.each([
    ['0', '1970-01-01'],
    ['1767225600', '2026-01-01'],
    ['1767222000', '2026-01-01'],
    ['1767221999', '2025-12-31'],
    ['253402210800', '9999-12-31'],
  ])('is that of SOURCE_DATE_EPOCH=%s', (epoch, expected) => {
    expect(publicationDay({ SOURCE_DATE_EPOCH: epoch }, now)).toBe(expected)
  })

  test.each([
    [undefined],
    [''],
    ['gestern'],
    ['-1'],
    ['1.5'],
    ['1e9'],
    [' 1767225600'],
    ['2026-01-01'],
    ['253402214400'],
    ['99999999999999999999'],
  ])('is that of the clock where SOURCE_DATE_EPOCH is %j', (epoch) => {
    expect(publicationDay({ SOURCE_DATE_EPOCH: epoch }, now)).toBe('2026-11-21')
  })
})
