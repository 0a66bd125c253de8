import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, inject, test } from 'vitest'
import { maxRelatedPosts, type Post, pageSize } from '../src/blog/post.ts'
import { blogCopy } from '../src/content/blog.ts'
import { longDay } from '../src/layout/today.ts'
import { articlePath, isGermanOnly, prerenderedLanguage, screenAt } from '../src/pages.ts'
import { everyPage, findArticle, publishedSlugs } from './support/every-page.ts'
import { hasBlog, isBilingual } from './support/this-site.ts'

/** What a visitor without JavaScript reads. */
async function read(path: string) {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' })
  const { document } = new JSDOM(await response.text()).window
  return { status: response.status, document }
}

const pages = new Map(await Promise.all(everyPage.map(async (path) => [path, await read(path)] as const)))

function documentAt(path: string): Document {
  const page = pages.get(path)
  if (page === undefined) throw new Error(`${path} is not among the pages`)
  return page.document
}

describe.each(everyPage)('%s', (path) => {
  test('answers 200 with its title, description and one main heading', () => {
    expect(pages.get(path)?.status).toBe(200)
    const document = documentAt(path)
    expect(document.title).toMatch(/\S.* – \S/)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\S{2}/)
    const headings = [...document.querySelectorAll('h1')]
    expect(headings.length).toBe(1)
    expect(headings[0]?.textContent).toMatch(/\S/)
  })

  test('is in the language of its path', () => {
    expect(documentAt(path).documentElement.lang).toBe(prerenderedLanguage(path))
  })

  test('has the script of the first paint between its tags, and no other', () => {
    const scripts = [...documentAt(path).querySelectorAll('script:not([src])')]
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual([
      null,
      'application/ld+json',
      'application/json',
    ])
    const inline = (at: string) =>
      [...documentAt(at).querySelectorAll('script:not([src], [type])')].map((script) => script.textContent)
    expect(inline(path)).toEqual(inline('/'))
  })
})

test('the first of several buttons is never the telephone number', () => {
  const first = everyPage.filter((path) =>
    documentAt(path).querySelector('main p > [href^="tel:"]:first-child + a'),
  )
  expect(first).toEqual([])
})

test('no footer lists a page or a name twice', () => {
  for (const path of everyPage) {
    const links = [...documentAt(path).querySelectorAll('footer a')]
    for (const list of [
      links.map(({ textContent }) => textContent),
      links.map((link) => link.getAttribute('href')),
    ]) {
      expect(list.filter((item, index) => list.indexOf(item) !== index)).toEqual([])
    }
  }
})

test('no two pages have the same title', () => {
  const titles = everyPage.map((path) => documentAt(path).title)
  // /kontakt and /contact are one screen, in two languages.
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

const slug = findArticle()

test.skipIf(slug === '')('an article brings its body once, in the markup', () => {
  const document = documentAt(articlePath(slug))
  const sentence = document.querySelector('#article-body p')?.textContent ?? ''
  expect(sentence.length).toBeGreaterThan(20)
  const data = document.getElementById('hydration-data')?.textContent ?? ''
  expect(JSON.parse(data).loaderData.article.slug).toBe(slug)
  expect(JSON.parse(data).loaderData.article.html).toBeUndefined()
  expect(JSON.stringify(JSON.parse(data))).not.toContain(JSON.stringify(sentence).slice(1, 20))
})

const screenPaths = everyPage.filter((path) => screenAt(path) !== undefined)

test.skipIf(!isBilingual).each(screenPaths.filter(isGermanOnly))(
  '%s is summed up for English visitors',
  (path) => {
    const template = documentAt(path).querySelector<HTMLTemplateElement>('#other-language')
    const summary = template?.content.querySelector('aside [lang=en]')?.textContent
    expect(summary).toMatch(/^\p{Lu}.{40,}[.;].{20,}\.$/u)
  },
)

test.skipIf(!isBilingual)('no card of the English home page leads to a page in German', () => {
  const template = documentAt('/').querySelector<HTMLTemplateElement>('#other-language')
  const links = [...(template?.content.querySelectorAll('main [data-card] a') ?? [])]
  const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', inject('siteUrl')).pathname)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter(isGermanOnly)).toEqual([])
})

test.skipIf(!hasBlog)('the list of articles shows what the specification asks for, newest first', () => {
  const cards = [...documentAt('/blog').querySelectorAll('main article')]
  expect(cards.length).toBe(Math.min(publishedSlugs.length, pageSize))
  const dates = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const card of cards) {
    expect(card.querySelector('time')?.textContent).toMatch(/^\d\d\. \p{L}+ \d{4}$/u)
    const href = card.querySelector('h2 a')?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/blog\/[a-z0-9-]+$/)
    const { tags }: Post = JSON.parse(readFileSync(`.content${href.replace('blog', 'posts')}.json`, 'utf8'))
    expect([...card.querySelectorAll('ul li')].map((tag) => tag.textContent)).toEqual(tags.slice(0, 3))
    expect(card.textContent).toContain(blogCopy.more)
  }
})

test.skipIf(slug === '')('an article shows what the specification asks for', () => {
  const main = documentAt(articlePath(slug)).querySelector('main')
  const { back, tags, questions, contact } = blogCopy.article
  for (const text of [back, blogCopy.readTime, tags, questions, contact]) {
    expect(main?.textContent).toContain(text)
  }
})

const updated = findArticle(({ updated }) => updated !== undefined)

test.skipIf(updated === '')('an article that was updated shows both days', () => {
  const article = documentAt(articlePath(updated)).querySelector('main article')
  const [published, changed] = [...(article?.querySelectorAll('time') ?? [])]
  const day = changed?.getAttribute('datetime') ?? ''
  expect(day > (published?.getAttribute('datetime') ?? '')).toBe(true)
  expect(article?.textContent).toContain(`${blogCopy.article.updated} ${longDay(day)}`)
})

test.skipIf(publishedSlugs.length < 2)(
  'an article ends with others, each with category, title, excerpt and link',
  () => {
    const headings = [...documentAt(articlePath(slug)).querySelectorAll('main section h2')]
    const section = headings.find(
      (heading) => heading.textContent === blogCopy.article.related,
    )?.parentElement
    const others = [...(section?.querySelectorAll('li') ?? [])]
    const cards = [...documentAt('/blog').querySelectorAll('main article')]
    expect(others.length).toBe(Math.min(publishedSlugs.length - 1, maxRelatedPosts))
    for (const other of others) {
      const link = other.querySelector('h3 a')
      const card = cards.find(
        (one) => one.querySelector('h2 a')?.getAttribute('href') === link?.getAttribute('href'),
      )
      expect(link?.textContent).toBe(card?.querySelector('h2')?.textContent)
      const [category, excerpt] = [...other.querySelectorAll('p')].map((paragraph) => paragraph.textContent)
      expect(card?.textContent).toContain(category)
      expect(card?.textContent).toContain(excerpt)
      expect(excerpt?.length).toBeGreaterThan(40)
    }
  },
)

test('a style uses no custom property that none sets', () => {
  const sheets = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(`dist/assets/${name}`, 'utf8')).join('')
  const set = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name))
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})
