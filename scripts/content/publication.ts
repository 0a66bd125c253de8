import { companyDay, longDay } from '../../src/layout/today.ts'
import type { PostRecord } from './compile-post.ts'
import { createError, createHint, type Diagnostic } from './diagnostics.ts'
import { fieldMessages } from './messages.ts'
import type { FrontMatter } from './schema.ts'

type Dated = Pick<FrontMatter, 'date' | 'published'>

/**
 * Drafts are never published, other posts from their date on.
 *
 * @param today `YYYY-MM-DD`
 */
export function isPublishedOn(today: string, { date, published }: Dated): boolean {
  return published && date <= today
}

/** The errors of posts that were updated before their date, or on a day to come. */
export function findWrongUpdates(
  posts: readonly Pick<PostRecord, 'file' | 'references' | 'day'>[],
  today: string,
): Diagnostic[] {
  return posts.flatMap(({ file, references, day = '' }) =>
    references.flatMap(({ field, value, place }) => {
      if (field !== 'updated' || (value >= day && value <= today)) return []
      const message =
        value < day ? fieldMessages.updatedBefore(value, day) : fieldMessages.updatedAhead(value, today)
      return createError(file, place, message, 'front-matter')
    }),
  )
}

/** Hints at dates whose year was probably mistyped. */
export function findOddDates(
  posts: readonly Pick<PostRecord, 'file' | 'references'>[],
  today: string,
): Diagnostic[] {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return posts.flatMap(({ file, references }) =>
    references.flatMap(({ field, value, place }) => {
      if (field !== 'date' || (value <= nextYear && value >= '2000')) return []
      const message = value > nextYear ? fieldMessages.farAhead(value) : fieldMessages.longAgo(value)
      return createHint(file, place, message, 'front-matter')
    }),
  )
}

/** The text of a post's ribbon in the preview; published posts have none. */
export function noticeOf(post: Dated, today: string): string | undefined {
  if (isPublishedOn(today, post)) return undefined
  return post.published ? `Erscheint am ${longDay(post.date).replace(/^0/, '')}` : 'Entwurf'
}

/**
 * The day whose posts a build publishes, where the company is. It is today and not the day of the last commit, since a post
 * may be dated later than its commit. `SOURCE_DATE_EPOCH` sets another.
 */
export function publicationDay(env: Record<string, string | undefined>, now: Date): string {
  const { SOURCE_DATE_EPOCH } = env
  return companyDay(isEpoch(SOURCE_DATE_EPOCH) ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : now)
}

/** Seconds since 1970 and before the year 10000. */
export function isEpoch(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,12}$/.test(text) && Number(text) < lastSecond
}

const lastSecond = Date.UTC(9999, 11, 31) / 1000
