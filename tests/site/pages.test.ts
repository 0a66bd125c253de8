import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type Post, pageSize } from '../../src/blog/post.ts'
import { isLanguage, type Language } from '../../src/site/languages.ts'
import { articlePath, isInOneLanguage, pageAt } from '../../src/site/pages.ts'
import { documentAt, faultsIn, sourceAt, unmet, versionsOf } from '../support/documents.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'

/** What is true of the built pages, as a visitor without JavaScript and assistive technology read them. */

const withNotFound = [...everyPage, '/404']

/** The text of the first element that matches; empty where there is none. */
const textAt = (root: ParentNode | null | undefined, css: string) =>
  root?.querySelector(css)?.textContent ?? ''

/** What `find` finds in the languages of every page. */
const faultsInVersions = (find: (root: ParentNode, language: string, document: Document) => string[]) =>
  faultsIn(
    (document, path) => versionsOf(path).flatMap(([language, root]) => find(root, language, document)),
    withNotFound,
  )

/** What is left for programs that know no `<template>`, such as text browsers: they leave out styles and scripts. */
const withoutTemplates = (path: string) =>
  new JSDOM(
    sourceAt(path)
      .replace(/<template/g, '<div')
      .replace(/<(style|script)\b.*?<\/\1>/gs, ''),
  ).window.document

test.each([
  ['the home page', '/'],
  ['the contact page', '/kontakt'],
  ['a page in one language', '/impressum'],
  ['an article', articlePath(publishedSlugs[0] ?? '')],
])('%s has one language for programs that read its text alone', (_, path) => {
  const { body } = withoutTemplates(path)
  expect(body.querySelectorAll('h1, footer').length).toBe(2)
  const text = body.textContent ?? ''
  expect(['Zum Inhalt springen', 'Skip to content'].filter((words) => text.includes(words))).toEqual([
    'Zum Inhalt springen',
  ])
})

test.each([
  ['/', '/', 'page'],
  ['/kontakt', '/kontakt', 'page'],
  ['/services', '/services', 'page'],
  ['/leistungen/cloud', '/leistungen', 'true'],
  ['/unternehmen/vision-mission', '/unternehmen', 'true'],
  ['/partner', '/unternehmen', 'true'],
])('%s marks one link in the header: %s, as %s', (path, href, kind) => {
  const current = [...documentAt(path).querySelectorAll('header nav [aria-current]')]
  const found = current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(found).toEqual([[href, kind]])
})

/** Frequent words that only one of the languages has. */
const words: Record<Language, RegExp> = {
  de: /\b(der|die|das|den|dem|und|nicht|mit|für|ist|sind|Sie|Ihre|Ihren|wir|oder|auf|von|zu|eine[rnms]?|bei|auch|wird|nach)\b/gu,
  en: /\b(the|and|of|to|with|is|are|you|your|we|or|on|for|from|our|not|by|this|that|be|as|at)\b/gu,
}

/** Texts that assistive technology reads in an element itself. */
function textsOf(element: Element): string[] {
  if (element.matches('script, style, template, code, noscript')) return []
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
  const labels = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
  return [own.map(({ textContent }) => textContent).join(' '), ...labels]
}

test('each text is in the language that its element says', () => {
  let count = 0
  const faults = faultsInVersions((root, language) =>
    [...root.querySelectorAll('body *, main *, main')].flatMap((element) => {
      const said = element.closest('[lang]:not(html)')?.getAttribute('lang') ?? language
      const other = said === 'de' ? 'en' : 'de'
      return textsOf(element).filter((text) => {
        const [own = 0, foreign = 0] = [said, other].map((it) =>
          isLanguage(it) ? (text.match(words[it] as RegExp)?.length ?? 0) : 0,
        )
        count += own
        // A title of something foreign may be part of a sentence.
        return foreign >= 2 && foreign > own
      })
    }),
  )
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(5000)
})

test('each page in German only is summed up for English visitors', () => {
  const germanScreens = everyPage.filter((path) => pageAt(path) !== undefined && isInOneLanguage(path))
  const faults = faultsIn((_, path) => {
    const summary = textAt(versionsOf(path)[1]?.[1], 'aside p')
    return /^This page .* only\. \p{Lu}.{40,}[.;].{20,}\.$/u.test(summary) ? [] : [summary]
  }, germanScreens)
  expect(faults).toEqual([])
})

const articles = publishedSlugs.map(articlePath)

const postAt = (path: string): Post =>
  JSON.parse(readFileSync(`.content${path.replace('blog', 'posts')}.json`, 'utf8'))

test('the list of articles shows what the specification asks for, newest first', () => {
  const cards = [...documentAt('/blog').querySelectorAll('main article')]
  expect(cards.length).toBe(Math.min(publishedSlugs.length, pageSize))
  const dates = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const card of cards) {
    expect(textAt(card, 'time')).toMatch(/^\d\d\. \p{L}+ \d{4}$/u)
    const href = card.querySelector('h2 a')?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/blog\/[a-z0-9-]+$/)
    const { tags, author, excerpt, readTime } = postAt(href)
    expect([...card.querySelectorAll('ul li')].map((tag) => tag.textContent)).toEqual(tags.slice(0, 3))
    for (const text of [author, excerpt, readTime, 'Weiterlesen']) expect(card.textContent).toContain(text)
  }
})

test('every article has what the specification asks for, its excerpt as lead and description, and its body once', () => {
  const faults = faultsIn((document, path) => {
    const { author, authorRole, category, date, dateText, excerpt, readTime, updated } = postAt(path)
    const main = textAt(document, 'main')
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    const times = [...document.querySelectorAll<HTMLTimeElement>('main article time')]
    const sentence = textAt(document, '#article-body > p')
    const { article } = JSON.parse(textAt(document, '#hydration-data')).loaderData
    return unmet({
      texts: [author, authorRole, category, dateText, readTime].every((text) => main.includes(text)),
      excerpt: textAt(document, 'main article header h1 + p') === excerpt && description === excerpt,
      days: times[0]?.dateTime === date && times[1]?.dateTime === updated,
      body: sentence.length > 10 && articlePath(article.slug) === path,
      once: !JSON.stringify(article).includes(JSON.stringify(sentence).slice(1, 20)),
    })
  }, articles)
  expect(faults).toEqual([])
})

test('a style uses no custom property that none sets', () => {
  const sheets = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(`dist/assets/${name}`, 'utf8')).join('')
  const set = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name))
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !set.has(name))).toEqual([])
})
