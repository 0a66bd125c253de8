import { topicSlug } from '../../../src/blog/topic-slug.ts'
import { company } from '../../../src/company.ts'
import { commandMessages } from '../../content/messages.ts'
import { readTimeToFillIn, textToFillIn } from '../../content/rules/fields.ts'
import { frontMatterSchema } from '../../content/schema.ts'
import { compareText } from '../../io/compare-text.ts'
import { slugOf } from './slug-of.ts'

/** What a new post takes over from one that is there; fields that it lacks or has wrong are left out. */
export type KnownPost = {
  slug: string
  id?: string
  date?: string
  category?: string
  author?: string
  authorRole?: string
}

/** What the writer wants; `today` is `YYYY-MM-DD`. */
export type Wish = { title: string; category?: string | undefined; slug?: string | undefined; today: string }

export type NewPost = { slug: string; title: string; category: string; markdown: string }

/** A post that is valid and not published, or why there can be none. */
export function composePost(wish: Wish, known: readonly KnownPost[]): NewPost | { refused: string } {
  const { shape } = frontMatterSchema
  const title = wish.title.trim()
  const slug = wish.slug ?? slugOf(title)
  const newestFirst = known.toSorted((a, b) => compareText(b.date ?? '', a.date ?? ''))
  const category = chooseCategory(wish.category?.trim(), newestFirst)

  const refuse = (field: 'title' | 'slug' | 'category', value: string) => {
    const message = shape[field].safeParse(value).error?.issues[0]?.message
    return message && `${field}: ${message}`
  }
  const refused =
    refuse('title', title) ??
    (slug === '' ? commandMessages.noSlug(title) : undefined) ??
    refuse('slug', slug) ??
    (known.some((post) => post.slug.toLowerCase() === slug) ? commandMessages.slugTaken(slug) : undefined) ??
    refuse('category', category)
  if (refused !== undefined) return { refused }

  const { author, authorRole } = chooseAuthor(category, newestFirst)
  const fields = {
    id: nextId(known),
    slug,
    title,
    excerpt: textToFillIn('worum es geht und was Leser davon haben, in höchstens 160 Zeichen'),
    author,
    authorRole,
    date: wish.today,
    readTime: readTimeToFillIn,
    category,
    tags: [],
    image: `images/${slug}.svg`,
    published: false,
  }
  const plain = ['slug', 'date', 'image']
  const lines = Object.entries(fields).map(([name, value]) => {
    return `${name}: ${plain.includes(name) ? value : JSON.stringify(value)}\n`
  })
  const text = textToFillIn('der Text des Beitrags; Zwischenüberschriften beginnen mit ##')
  return { slug, title, category, markdown: `---\n${lines.join('')}---\n\n${text}\n` }
}

/** The wished one as other posts spell it; else the most used, and of several the newest. */
function chooseCategory(wished: string | undefined, newestFirst: readonly KnownPost[]): string {
  const categories = newestFirst.flatMap(({ category }) => category ?? [])
  if (wished !== undefined) {
    return categories.find((category) => topicSlug(category) === topicSlug(wished)) ?? wished
  }
  const count = (name: string) => categories.filter((category) => category === name).length
  const [mostUsed = 'Aktuelles'] = [...new Set(categories)].sort((a, b) => count(b) - count(a))
  return mostUsed
}

/** The team of the category's newest post, else of the newest of all. */
function chooseAuthor(
  category: string,
  newestFirst: readonly KnownPost[],
): { author: string; authorRole: string } {
  const signed = newestFirst.filter((post) => post.author !== undefined && post.authorRole !== undefined)
  const { author, authorRole } = signed.find((post) => post.category === category) ?? signed[0] ?? {}
  return { author: author ?? `Team ${company.shortName}`, authorRole: authorRole ?? 'Redaktion' }
}

/** One more than the largest number among the ids. */
function nextId(known: readonly KnownPost[]): string {
  const numbers = known.map(({ id }) => (id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : 0))
  return String(Math.max(0, ...numbers) + 1)
}
