import { company } from '../../src/site/company.ts'
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
  const slug = wanted.slug ?? slugOf(title)
  const category = wanted.category?.trim() || (newestFirst[0]?.category ?? 'Aktuelles')
  const checked = frontMatterSchema.pick({ title: true, slug: true, category: true })
  const { issues = [] } = checked.safeParse({ title, slug, category }).error ?? {}
  const { author = `Team ${company.shortName}`, authorRole = 'Redaktion' } =
    newestFirst.find((post) => post.category === category) ?? newestFirst[0] ?? {}
  const yaml = (value: string) => JSON.stringify(value)
  const markdown = `---
id: ${yaml(id)}
slug: ${yaml(slug)}
title: ${yaml(title)}
excerpt: ${yaml(textToFillIn('worum es geht und was Leser davon haben, in höchstens 200 Zeichen'))}
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
  const problems = issues.map(({ path: [name], message }) => {
    return `${name?.toString()}: ${message}${name === 'slug' ? '; choose one with --slug' : ''}`
  })
  return { slug, markdown, problems }
}

/** The words of a title in a to z and digits, joined by hyphens, cut at a word to 80 characters. */
function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return slug.length < 80 ? slug : slug.replace(/-[^-]*$/, '')
}

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
