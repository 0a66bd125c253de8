import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'
import { fieldMessages as messages } from './messages.ts'

/**
 * Excludes reserved names: addresses that the blog uses itself, device names of Windows, and properties that every
 * JavaScript object has.
 */
const unreserved =
  /^(?!(?:index|404|seite|images|feed|atom|rss|tag|tags|kategorie|suche|search|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$)/

/** Characters of a field and of a tag, which is also part of an address, and tags of a post. */
const longest = { field: 200, tag: 60, tags: 20 }

/** The front matter of a post: exactly the fields of the specification's blog post (spec §3), and `updated`. */
export const frontMatterSchema = z.strictObject({
  id: text(),
  slug: slug(),
  /** Slugs that the post had before; their addresses lead to it. */
  aliases: z.array(slug(), { error: say(messages.aliases) }).optional(),
  title: text(),
  excerpt: text(),
  author: text(),
  authorRole: text(),
  date: day(),
  // What it may be beside other dates is in `findWrongDays`.
  updated: day().optional(),
  readTime: text(),
  category: text(longest.tag),
  tags: z
    .array(z.unknown(), { error: say(messages.tags) })
    .max(longest.tags, { error: ({ input }) => messages.tooManyTags(input as unknown[], longest.tags) })
    .pipe(z.array(text(longest.tag)))
    .refine((tags) => new Set(tags).size === tags.length, { error: say(messages.tagTwice) }),
  image: text().refine(isImagePath, { error: say(messages.image) }),
  published: z.boolean({ error: say(messages.published) }),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export const fieldNames = Object.keys(frontMatterSchema.shape)

function slug() {
  return z
    .string({ error: say(messages.slug) })
    .regex(slugPattern, { error: say(messages.slug), abort: true })
    .max(80, { error: ({ input }) => messages.tooLong(input, 80) })
    .regex(unreserved, { error: say(messages.reserved) })
}

function day() {
  return z
    .string({ error: say(messages.date) })
    .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: say(messages.date), abort: true })
    .refine(isCalendarDay, { error: say(messages.noSuchDay) })
}

/** One line of visible text that survives every way to the page unchanged. */
function text(limit = longest.field) {
  return z
    .string({ error: say(messages.text) })
    .max(limit, { error: ({ input }) => messages.tooLong(input, limit), abort: true })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: say(messages.text), abort: true })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: say(messages.oneLine), abort: true })
    .regex(/^\P{Cs}*$/u, { error: say(messages.brokenCharacter) })
    .regex(/^(?!\s)[\s\S]*(?<!\s)$/u, { error: say(messages.spaces) })
}

function say(message: (value: unknown) => string) {
  return ({ input }: { input?: unknown }) => message(input)
}

/** Whether `YYYY-MM-DD` is a day of the calendar; independent of the machine's time zone. */
function isCalendarDay(date: string): boolean {
  // `null` for no date at all, and the third of March for the thirty-first of February.
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
}

export function isImagePath(path: string): boolean {
  const parts = path.split('/')
  const isFile = /^[^\\?#:]+\.(svg|png|jpe?g|webp|avif)$/i.test(path)
  return isFile && !parts.includes('..') && !parts.includes('', 1)
}

/** The path behind an image's address in a text; `undefined` for other hosts, queries, and other files. */
export function imagePath(address: string): string | undefined {
  try {
    const path = decodeURI(address)
    return isImagePath(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** The address of an image that is published as it is: `/blog/images/a.svg` for `./images/./a.svg` beside the posts. */
export function imageAddress(path: string): string {
  const parts = path.split('/').filter((part) => part !== '.')
  return encodeURI(path.startsWith('/') ? path : `/blog/${parts.join('/')}`)
}
