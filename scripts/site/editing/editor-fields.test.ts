import { expect, test } from 'vitest'
import { compilePost } from '../../content/compile-post.ts'
import { fieldNames, frontMatterSchema } from '../../content/schema.ts'
import { editorFields } from './editor-fields.ts'

test('every field of the schema is one of the editor, in the same order', () => {
  expect(editorFields().map(({ name }) => name)).toEqual(fieldNames)
})

test('each kind of value has its widget, and the date is written as posts have it', () => {
  const widgets = editorFields().map(({ name, widget }) => [name, widget])
  expect(Object.fromEntries(widgets)).toMatchObject({
    slug: 'string',
    tags: 'list',
    image: 'image',
    published: 'boolean',
  })
  expect(editorFields().find(({ name }) => name === 'date')).toMatchObject({
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
  })
})

test.each([
  ['slug', 'ein-beitrag-2'],
  ['slug', 'Ein Beitrag'],
  ['slug', 'ein--beitrag'],
  ['slug', 'feed'],
  ['slug', 'feedback'],
  ['title', 'Größe – „ja“'],
  ['title', '\u00a0'],
  ['title', ' vorn'],
  ['title', 'zwei\nZeilen'],
  ['category', 'hinten '],
])('the editor judges the %s %j as the compiler does', (name, value) => {
  const isRight = frontMatterSchema.shape[name as 'title'].safeParse(value).success
  expect(patternOf(name).test(value)).toBe(isRight)
})

test('lengths are limited as the rules for posts say', () => {
  const limits = editorFields().flatMap(({ name, maxlength }) => (maxlength ? [[name, maxlength]] : []))
  expect(Object.fromEntries(limits)).toEqual({ slug: 80, excerpt: 160 })
})

/** Written by Sveltia CMS 0.221.1 with this configuration. */
const written = `---
id: "b90de641-6499-443c-b0ca-2e562ace602d"
slug: "ein-neuer-beitrag"
title: "2025"
excerpt: "Ein \\"Auszug\\", mit ‚Marken‘: # und – Zeichen."
author: "Team Backup"
authorRole: "Rückgrat: yes"
date: "2026-11-21"
readTime: "1 Min."
category: "Cybersecurity"
tags:
  - "No"
  - "b"
image: "images/groesse-des-bilds.png"
published: false
---

Ein Text[^1] mit **Betonung**.

> [!NOTE]
> Ein Hinweis.

[^1]: Fußnote.
`

test('a post as the editor writes it is right', () => {
  const post = compilePost({ file: 'posts/ein-neuer-beitrag.md', bytes: Buffer.from(written) })
  expect(post.diagnostics.filter(({ ruleId }) => ruleId === 'front-matter')).toEqual([])
  expect(post.post?.frontMatter).toMatchObject({ title: '2025', date: '2026-11-21', tags: ['No', 'b'] })
})

/** As the editor reads a pattern: an expression between slashes, with flags. */
function patternOf(name: string): RegExp {
  const { pattern } = editorFields().find((field) => field.name === name) as { pattern?: [string, string] }
  const [, source = '', flags = ''] = /^\/(.+)\/(\w*)$/.exec(pattern?.[0] ?? '') ?? []
  return new RegExp(source, flags)
}
