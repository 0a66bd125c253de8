import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'

/**
 * No name with a meaning of its own: addresses that the blog uses itself, device names that no file may have
 * on Windows, and what every JavaScript object answers to.
 */
const unreserved =
  /^(?!(?:index|404|seite|images|feed|atom|rss|tag|tags|kategorie|suche|search|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$)/

/**
 * The front matter of a post: exactly the fields of the specification's blog post (section 3).
 *
 * Messages say what is expected; what was found, and where, is added by `front-matter.ts`. Descriptions and
 * examples are for editors, see `json-schema.ts`, and so is what `meta` says of a refinement.
 */
export const frontMatterSchema = z.strictObject({
  id: text().describe('Unique among all posts.'),
  slug: z
    .string({ error: slugExpectation() })
    .regex(slugPattern, { error: slugExpectation(), abort: true })
    .max(80, { error: 'expected at most 80 characters' })
    .regex(unreserved, { error: 'expected another name, this one is reserved' })
    .describe("The article's address below /blog/ and the name of its file."),
  title: text().describe('The main heading.'),
  excerpt: text().describe('One or two sentences for lists and search results, in at most 160 characters.'),
  author: text().meta({
    description: 'The team that signs the article.',
    examples: ['Team Compliance', 'Team Cybersecurity', 'Team Backup'],
  }),
  authorRole: text().describe('What the team does.'),
  date: z
    .string({ error: 'expected YYYY-MM-DD' })
    .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: 'expected YYYY-MM-DD', abort: true })
    .refine(isCalendarDay, { error: 'expected a day that exists' })
    .meta({ description: 'The day of publication: YYYY-MM-DD.', format: 'date' }),
  readTime: text().meta({
    description: 'Such as 8 Min.; npm run check tells it for 200 words a minute.',
    examples: ['5 Min.', '8 Min.'],
  }),
  category: text().meta({
    description: 'One word or two; spelled the same in all posts.',
    examples: ['Compliance', 'Cybersecurity', 'Backup & Recovery'],
  }),
  tags: z
    .array(text(), { error: 'expected a list of texts, such as [NIS2, Compliance]' })
    .refine((tags) => new Set(tags).size === tags.length, { error: 'expected each tag once' })
    .meta({
      description: 'A list of texts; spelled the same in all posts. Cards show the first three.',
      uniqueItems: true,
    }),
  image: text()
    .refine(isImagePath, {
      error:
        'expected the path of an svg, png, jpg, jpeg, webp or avif file, relative to the post or from / for the public folder',
    })
    .meta({
      description: 'The header image: a path relative to the post, or from / for the public folder.',
      pattern: '^[^\\\\?#:]+\\.(svg|png|jpe?g|webp|avif|SVG|PNG|JPE?G|WEBP|AVIF)$',
    }),
  published: z
    .boolean({ error: 'expected true or false, without quotes' })
    .describe('Whether visitors see the article.'),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export const fieldNames = Object.keys(frontMatterSchema.shape)

/** One line of visible text that survives every way to the page unchanged. */
function text() {
  return z
    .string({ error: 'expected text' })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: 'expected text', abort: true })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, {
      error: 'expected one line without control characters (for a folded text write >- instead of >)',
      abort: true,
    })
    .regex(/^\P{Cs}*$/u, { error: 'expected text without half surrogate pairs' })
    .regex(/^(?!\s)[\s\S]*(?<!\s)$/u, { error: 'expected no space at the beginning or the end' })
}

function slugExpectation(): string {
  return 'expected lower-case letters a to z, digits and single hyphens'
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
