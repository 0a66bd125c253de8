import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'
import { type MessageName, message } from '../io/messages.ts'

/** Excludes addresses of the blog itself in every language (`words` in `src/pages.ts`), device names of Windows, and properties of every JavaScript object. */
const unreserved =
  /^(?!(?:index|404|seite|page|images|feed|atom|rss|tag|tags|kategorie|category|suche|search|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$)/

/** Characters of a field and of a tag, which is also part of an address, and tags of a post. */
const longest = { field: 200, tag: 60, tags: 20 }

/** The front matter of a post: exactly the fields of the specification's blog post (spec §3), `aliases` and `updated`. */
export const frontMatterSchema = z.strictObject({
  id: text(),
  slug: slug(),
  /** Slugs that the post had before; their addresses lead to it. */
  aliases: z.array(slug('alias'), says('aliases')).optional(),
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
    .array(z.unknown(), says('tags'))
    .max(longest.tags, {
      error: ({ input = [] }) => message('field.tooManyTags', { limit: longest.tags, count: input.length }),
    })
    .pipe(z.array(text(longest.tag)))
    .refine((tags) => new Set(tags).size === tags.length, says('tagTwice')),
  image: text().refine(isImagePath, says('image')),
  published: z.boolean(says('published')),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export const fieldNames = Object.keys(frontMatterSchema.shape)

function slug(fault: 'slug' | 'alias' = 'slug') {
  return z
    .string(says(fault))
    .regex(slugPattern, { ...says(fault), abort: true })
    .max(80, says('tooLong', { limit: 80 }))
    .regex(unreserved, says('reserved'))
}

function day() {
  return z
    .string(says('date'))
    .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { ...says('date'), abort: true })
    .refine(isCalendarDay, says('noSuchDay'))
}

/** One line of visible text that survives every way to the page unchanged. */
function text(limit = longest.field) {
  return z
    .string({
      error: ({ input }) =>
        message(/number|boolean/.test(typeof input) ? 'field.noText' : 'field.text', { value: input }),
    })
    .max(limit, { ...says('tooLong', { limit }), abort: true })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { ...says('text'), abort: true })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { ...says('oneLine'), abort: true })
    .regex(/^\P{Cs}*$/u, says('brokenCharacter'))
    .regex(/^(?!\s)[\s\S]*(?<!\s)$/u, says('spaces'))
}

/** The message `field.<name>` in place of zod's own. */
function says(name: MessageName<'field'>, values = {}) {
  return { error: ({ input }: { input?: unknown }) => message(`field.${name}`, { value: input, ...values }) }
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
