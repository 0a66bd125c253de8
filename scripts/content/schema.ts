import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'
import { fieldMessages } from './messages.ts'

/**
 * No name with a meaning of its own: addresses that the blog uses itself, device names that no file may have
 * on Windows, and what every JavaScript object answers to.
 */
const unreserved =
  /^(?!(?:index|404|seite|images|feed|atom|rss|tag|tags|kategorie|suche|search|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$)/

/** The front matter of a post: exactly the fields of the specification's blog post (spec §3). */
export const frontMatterSchema = z.strictObject({
  id: text(),
  slug: z
    .string({ error: say('slug') })
    .regex(slugPattern, { error: say('slug'), abort: true })
    .max(80, { error: ({ input }) => fieldMessages.tooLong(input, 80) })
    .regex(unreserved, { error: say('reserved') }),
  title: text(),
  excerpt: text(),
  author: text(),
  authorRole: text(),
  date: z
    .string({ error: say('date') })
    .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: say('date'), abort: true })
    .refine(isCalendarDay, { error: say('noSuchDay') }),
  readTime: text(),
  category: text(),
  tags: z
    .array(text(), { error: say('tags') })
    .refine((tags) => new Set(tags).size === tags.length, { error: say('tagTwice') }),
  image: text().refine(isImagePath, { error: say('image') }),
  published: z.boolean({ error: say('published') }),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export const fieldNames = Object.keys(frontMatterSchema.shape)

/** One line of visible text that survives every way to the page unchanged. */
function text() {
  return z
    .string({ error: say('text') })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: say('text'), abort: true })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: say('oneLine'), abort: true })
    .regex(/^\P{Cs}*$/u, { error: say('brokenCharacter') })
    .regex(/^(?!\s)[\s\S]*(?<!\s)$/u, { error: say('spaces') })
}

function say(
  message:
    | 'text'
    | 'oneLine'
    | 'brokenCharacter'
    | 'spaces'
    | 'slug'
    | 'reserved'
    | 'date'
    | 'noSuchDay'
    | 'tags'
    | 'tagTwice'
    | 'image'
    | 'published',
) {
  return ({ input }: { input?: unknown }) => fieldMessages[message](input)
}

/** Whether `YYYY-MM-DD` is a day of the calendar; independent of the machine's time zone. */
function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

export function isImagePath(path: string): boolean {
  return (
    /^[^\\?#:]+\.(svg|png|jpe?g|webp|avif)$/i.test(path) &&
    !path.includes('//') &&
    !path.split('/').includes('..')
  )
}
