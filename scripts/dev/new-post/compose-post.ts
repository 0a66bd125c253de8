import slugify from '@sindresorhus/slugify'
import { topicSlug } from '../../../src/blog/topic-slug.ts'
import { company } from '../../../src/company/company.ts'
import { commandMessages } from '../../content/messages.ts'
import { nearest } from '../../content/nearest.ts'
import { readTimeToFillIn, textToFillIn } from '../../content/rules/fields.ts'
import { type FrontMatter, frontMatterSchema } from '../../content/schema.ts'
import { compareText } from '../../io/compare-text.ts'

/** What a new post takes over from an existing one, without missing and invalid fields. */
export type KnownPost = Partial<FrontMatter> & { slug: string }

/** `today` is `YYYY-MM-DD`; `remedy` is what to do about a slug that is missing or taken. */
type NewPostOptions = {
  title: string
  category?: string | undefined
  slug?: string | undefined
  today: string
  remedy: string
}

/** A valid draft; throws the reason why there can be none. */
export function composePost(options: NewPostOptions, known: readonly KnownPost[]) {
  const title = options.title.trim()
  const slug = options.slug ?? slugOf(title)
  const category = chooseCategory(options.category?.trim(), categoriesByUse(known))
  checkField('title', title)
  if (slug === '') throw new Error(commandMessages.noSlug(title, options.remedy))
  checkField('slug', slug)
  if (known.some((post) => post.slug.toLowerCase() === slug)) {
    throw new Error(commandMessages.slugTaken(slug, options.remedy))
  }
  checkField('category', category)

  // The team of the category's newest post, else of the newest of all.
  const signed = newestFirst(known).filter(
    (post) => post.author !== undefined && post.authorRole !== undefined,
  )
  const { author = `Team ${company.shortName}`, authorRole = 'Redaktion' } =
    signed.find((post) => post.category === category) ?? signed[0] ?? {}
  const ids = known.map(({ id = '' }) => (/^\d{1,15}$/.test(id) ? Number(id) : 0))
  const text = (value: string) => JSON.stringify(value)
  const markdown = `---
id: ${text(String(Math.max(0, ...ids) + 1))}
slug: ${slug}
title: ${text(title)}
excerpt: ${text(textToFillIn('worum es geht und was Leser davon haben, in höchstens 160 Zeichen'))}
author: ${text(author)}
authorRole: ${text(authorRole)}
date: ${options.today}
readTime: ${text(readTimeToFillIn)}
category: ${text(category)}
tags: []
image: images/${slug}.svg
published: false
---

${textToFillIn('der Text des Beitrags; Zwischenüberschriften beginnen mit ##')}
`
  return { slug, title, category, markdown }
}

/** Throws if a field of the front matter cannot have a value. */
export function checkField(field: 'title' | 'slug' | 'category', value: string): void {
  const [issue] = frontMatterSchema.shape[field].safeParse(value).error?.issues ?? []
  if (issue) throw new Error(`${field}: ${issue.message}`)
}

function newestFirst(known: readonly KnownPost[]): KnownPost[] {
  return known.toSorted((a, b) => compareText(b.date ?? '', a.date ?? ''))
}

/** The categories of posts, the most used first, and of several the newest. */
export function categoriesByUse(known: readonly KnownPost[]): string[] {
  const categories = newestFirst(known).flatMap(({ category }) => category ?? [])
  const count = (name: string) => categories.filter((category) => category === name).length
  return [...new Set(categories)].sort((a, b) => count(b) - count(a))
}

/** What was probably meant by a category that no post has. */
export function meantCategory(written: string, categories: readonly string[]): string | undefined {
  return categories.includes(chooseCategory(written, categories)) ? undefined : nearest(written, categories)
}

/** The wished one as other posts spell it, else the first. */
function chooseCategory(wished: string | undefined, categories: readonly string[]): string {
  if (wished === undefined) return categories[0] ?? 'Aktuelles'
  return categories.find((category) => topicSlug(category) === topicSlug(wished)) ?? wished
}

/**
 * The slug for a title: umlauts as ae, oe, ue and ss, other letters as the Latin ones they stand for, words joined by
 * hyphens, cut at a word to 80 characters. Empty for a title that has no such letter or digit.
 */
export function slugOf(title: string): string {
  const plain = title.normalize('NFC').replace(/[\p{Cf}'’]/gu, '')
  const slug = slugify(plain, { decamelize: false, customReplacements: [['&', ' ']] })
  return /^.{1,80}(?!\w)|^.{80}/.exec(slug)?.[0] ?? ''
}
