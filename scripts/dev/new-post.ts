import { topicSlug } from '../../src/blog/topic-slug.ts'
import { company } from '../../src/company/company.ts'
import { readTimeToFillIn, textToFillIn } from '../content/rules/fields.ts'
import { type FrontMatter, frontMatterSchema } from '../content/schema.ts'
import { compareText } from '../io/compare-text.ts'

/** `today` is `YYYY-MM-DD`. */
type NewPost = { title: string; category?: string | undefined; slug?: string | undefined; today: string }

/** A draft that continues the posts of a blog, and what is wrong with its title, slug or category. */
export function composePost(wanted: NewPost, posts: readonly FrontMatter[]) {
  const newestFirst = posts.toSorted((a, b) => compareText(b.date, a.date))
  const id = String(Math.max(0, ...posts.map((post) => Number(post.id) || 0)) + 1)
  const title = wanted.title.trim()
  const slug = wanted.slug ?? (slugOf(title) || `beitrag-${id}`)
  const category = chooseCategory(wanted.category?.trim(), newestFirst)
  const checked = frontMatterSchema.pick({ title: true, slug: true, category: true })
  const { issues = [] } = checked.safeParse({ title, slug, category }).error ?? {}
  const { author = `Team ${company.shortName}`, authorRole = 'Redaktion' } =
    newestFirst.find((post) => post.category === category) ?? newestFirst[0] ?? {}
  const yaml = (value: string) => JSON.stringify(value)
  const markdown = `---
id: ${yaml(id)}
slug: ${slug}
title: ${yaml(title)}
excerpt: ${yaml(textToFillIn('worum es geht und was Leser davon haben, in höchstens 160 Zeichen'))}
author: ${yaml(author)}
authorRole: ${yaml(authorRole)}
date: ${wanted.today}
readTime: ${yaml(readTimeToFillIn)}
category: ${yaml(category)}
tags: []
image: images/${slug}.svg
published: false
---

${textToFillIn('der Text des Beitrags; Zwischenüberschriften beginnen mit ##')}
`
  return { slug, markdown, problems: issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`) }
}

/** The given one as other posts spell it, else the most used. */
function chooseCategory(given: string | undefined, posts: readonly FrontMatter[]): string {
  const used = posts.map((post) => post.category)
  if (given !== undefined) return used.find((name) => topicSlug(name) === topicSlug(given)) ?? given
  const count = (category: string) => used.filter((name) => name === category).length
  return used.toSorted((a, b) => count(b) - count(a))[0] ?? 'Aktuelles'
}

const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
}

/** The words of a title in a to z and digits, joined by hyphens, cut at a word to 80 characters; may be empty. */
export function slugOf(title: string): string {
  const german = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => letters[letter] ?? '')
  const plain = german.normalize('NFKD').replace(/[\p{M}\p{Cf}'’]/gu, '')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return /^.{1,80}(?!\w)|^.{80}/.exec(slug)?.[0] ?? ''
}
