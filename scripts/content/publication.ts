import { longDay, luxembourgDay } from '../../src/layout/today.ts'
import type { FrontMatter } from './schema.ts'

/** What decides whether a post is part of the site. */
type Dated = Pick<FrontMatter, 'date' | 'published'>

/**
 * A draft is not published whatever its date; any other post is from its day on, which begins in Luxembourg.
 * `today` is `YYYY-MM-DD`: such days are in the order of their texts.
 */
export function publicationOf(
  { date, published }: Dated,
  today: string,
): 'published' | 'scheduled' | 'draft' {
  if (!published) return 'draft'
  return date > today ? 'scheduled' : 'published'
}

/** What the ribbon of a post says in the preview; nothing for what visitors see too. */
export function noticeOf(post: Dated, today: string): string | undefined {
  const publication = publicationOf(post, today)
  if (publication === 'published') return undefined
  return publication === 'draft' ? 'Entwurf' : `Erscheint am ${longDay(post.date).replace(/^0/, '')}`
}

/**
 * The day whose posts a build publishes: in Luxembourg, wherever the machine is. It is that of the clock and not
 * that of the last commit, for a post comes out without one; `SOURCE_DATE_EPOCH` stops the clock.
 */
export function publicationDay(env: Record<string, string | undefined>, now: Date): string {
  const { SOURCE_DATE_EPOCH } = env
  return luxembourgDay(isEpoch(SOURCE_DATE_EPOCH) ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : now)
}

/** Seconds since 1970 and before the year 10000. */
export function isEpoch(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,12}$/.test(text) && Number(text) < lastSecond
}

const lastSecond = Date.UTC(9999, 11, 31) / 1000
