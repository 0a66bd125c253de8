import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'
import { quote } from '../io/quote.ts'

/** Excludes addresses of the blog itself in every language (`words` in `src/site/pages.ts`), device names of Windows, and properties of every JavaScript object. */
const unreserved =
  /^(?!(?:index|404|seite|page|images|feed|atom|rss|suche|search|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$)/

/** Characters of a field and of a tag. */
const longest = { field: 200, tag: 60 }

/** The front matter of a post: exactly the fields of the specification's blog post (spec §3), `aliases` and `updated`. */
export const frontMatterSchema = z.strictObject({
  id: text(),
  slug: slug(),
  /** Slugs that the post had before; their addresses lead to it. */
  aliases: z
    .array(slug('former slug'), says('expected a list of former addresses such as [old-name]'))
    .optional(),
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
    .array(text(longest.tag), says('expected a list such as [NIS2, compliance]'))
    .refine((tags) => new Set(tags).size === tags.length, says('each tag may be there only once')),
  image: text().refine(
    isImagePath,
    says(
      'expected the path of a file svg, png, jpg, jpeg, webp or avif (from the post, or with / at its beginning in the public folder)',
    ),
  ),
  published: z.boolean(says('expected true or false without quotation marks')),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export const fieldNames = Object.keys(frontMatterSchema.shape)

function slug(what: 'slug' | 'former slug' = 'slug') {
  const fault = says(
    `expected ${what === 'slug' ? '' : 'a former slug of '}lower-case letters a to z, digits and single hyphens`,
    what === 'slug' ? '' : '; addresses of another form belong into movedPages (src/site/page-table.ts)',
  )
  return z
    .string(fault)
    .regex(slugPattern, { ...fault, abort: true })
    .max(80, says('expected at most 80 characters', '; shorten it'))
    .regex(unreserved, says('expected a name that is not reserved'))
}

function day() {
  const fault = says('expected a day of the calendar as YYYY-MM-DD')
  // A year before 1000 is a slip.
  return z.iso.date({ ...fault, abort: true }).regex(/^[1-9]/, fault)
}

/** One line of visible text that survives every way to the page unchanged. */
function text(limit = longest.field) {
  return z
    .string({
      error: ({ input }) =>
        /number|boolean/.test(typeof input)
          ? `expected text, found ${quote(input)}; put it into straight quotation marks: "…"`
          : `expected text, found ${quote(input)}`,
    })
    .max(limit, { ...says(`expected at most ${limit} characters`, '; shorten it'), abort: true })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { ...says('expected text'), abort: true })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, {
      ...says(
        'expected one line without control characters',
        '; begin a text over several lines with >- instead of >',
      ),
      abort: true,
    })
    .regex(/^\P{Cs}*$/u, says('expected text of whole characters'))
    .regex(/^(?!\s)[\s\S]*(?<!\s)$/u, says('expected text without spaces at its beginning and end'))
}

/** The message in place of zod's own, with the value that was found. */
function says(expected: string, remedy = '') {
  return { error: ({ input }: { input?: unknown }) => `${expected}, found ${quote(input)}${remedy}` }
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
