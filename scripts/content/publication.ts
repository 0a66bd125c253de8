import { postText } from '../../src/content/de/post-text.ts'
import { companyDay } from '../../src/site/clock.ts'
import { fill } from '../../src/site/fill.ts'
import { longDay } from '../../src/site/format.ts'
import { defaultLanguage } from '../../src/site/languages.ts'
import type { PostReferences } from './compile-post.ts'
import { createMessage, type Diagnostic } from './diagnostics.ts'
import type { FrontMatter } from './schema.ts'

type Dated = Pick<FrontMatter, 'date' | 'published'>

/** Drafts are never published, other posts from their date on. `today` is `YYYY-MM-DD`. */
export function isPublishedOn(today: string, { date, published }: Dated): boolean {
  return published && date <= today
}

/** Errors of posts that were updated before their date or on a day to come. */
export function findWrongDays(posts: readonly PostReferences[], today: string): Diagnostic[] {
  return posts.flatMap(({ file, references, day = '' }) =>
    references.flatMap(({ field, value, place }) => {
      if (field !== 'updated' || (value >= day && value <= today)) return []
      const fault =
        value < day
          ? `is before date (${day}); enter the day of the change or leave the field out`
          : `is after today (${today}); enter today at the latest`
      return createMessage(file, place, `updated: ${value} ${fault}`, 'front-matter')
    }),
  )
}

/** The text of a post's ribbon in the preview and in a build with drafts; published posts have none. */
export function noticeOf(post: Dated, today: string): string | undefined {
  if (isPublishedOn(today, post)) return undefined
  if (!post.published) return postText.draft
  return fill(postText.later, { day: longDay(post.date, defaultLanguage).replace(/^0/, '') })
}

/** The day whose posts a build publishes: today where the company is. `SOURCE_DATE_EPOCH` sets another. */
export function publicationDay(env: Record<string, string | undefined>, now: Date): string {
  const { SOURCE_DATE_EPOCH } = env
  return companyDay(isEpoch(SOURCE_DATE_EPOCH) ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : now)
}

/** Seconds since 1970 and before the year 10000. */
export function isEpoch(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,12}$/.test(text) && Number(text) < lastSecond
}

const lastSecond = Date.UTC(9999, 11, 31) / 1000
