import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxRelatedPosts, type Post, pageSize } from '../../src/blog/post.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { isLanguage, type Language } from '../../src/languages.ts'
import { longDay } from '../../src/layout/today.ts'
import { articlePath, isGermanOnly, prerenderedLanguage, screenAt } from '../../src/pages.ts'
import { documentAt, faultsIn, versionsOf } from '../support/documents.ts'
import { everyPage, findArticle, publishedSlugs } from '../support/every-page.ts'
import { hasBlog, isBilingual } from '../support/this-site.ts'

/** What is true of the built pages, as a visitor without JavaScript and assistive technology read them. */

const withNotFound = [...everyPage, '/404']

test('every page has a title of its own, a description, one main heading, and the language of its path', () => {
  const faults = faultsIn((document, path) => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    return [
      ...(/\S.* – \S/.test(document.title) ? [] : [`title: ${document.title}`]),
      ...(/\S{2}/.test(description) ? [] : [`description: ${description}`]),
      ...(headings.length === 1 && /\S/.test(headings[0] ?? '') ? [] : [`headings: ${headings}`]),
      ...(document.documentElement.lang === prerenderedLanguage(path) ? [] : ['language']),
    ]
  })
  expect(faults).toEqual([])
  const titles = everyPage.map((path) => documentAt(path).title)
  // /kontakt and /contact are one screen, in two languages.
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('no page loads anything from another host, or connects to one ahead', () => {
  const loading =
    'script, img, source, iframe, video, audio, object, link:not([rel=canonical], [rel=alternate])'
  const faults = faultsIn(
    (_, path) =>
      versionsOf(path).flatMap(([, root]) =>
        [...root.querySelectorAll(loading)].flatMap((element) => {
          const addresses = ['src', 'srcset', 'href', 'data', 'poster'].map((name) =>
            element.getAttribute(name),
          )
          return addresses.some((address) => /(^|,)\s*(\w+:|\/\/)(?!image\/)/.test(address ?? ''))
            ? [element.outerHTML]
            : []
        }),
      ),
    withNotFound,
  )
  const styles = everyPage.flatMap((path) => documentAt(path).querySelector('style')?.textContent ?? '')
  expect([...faults, ...styles.filter((style) => /(url\(|@import )["']?(https?:|\/\/)/.test(style))]).toEqual(
    [],
  )
})

/** Frequent words that only one of the languages has. */
const words: Record<Language, RegExp> = {
  de: /\b(der|die|das|den|dem|und|nicht|mit|für|ist|sind|Sie|Ihre|Ihren|wir|oder|auf|von|zu|eine[rnms]?|bei|auch|wird|nach)\b/gu,
  en: /\b(the|and|of|to|with|is|are|you|your|we|or|on|for|from|our|not|by|this|that|be|as|at)\b/gu,
}

/** Texts that assistive technology reads, with the element that has them. */
function textsIn(root: ParentNode): [text: string, element: Element][] {
  return [...root.querySelectorAll('body *, main *, main')].flatMap((element) => {
    if (element.matches('script, style, template, code, noscript')) return []
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    const labels = ['aria-label', 'alt', 'title', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    )
    return [own.map(({ textContent }) => textContent).join(' '), ...labels].map((text): [string, Element] => [
      text,
      element,
    ])
  })
}

test('each text is in the language that its element says', () => {
  let count = 0
  const faults = faultsIn(
    (_, path) =>
      versionsOf(path).flatMap(([language, root]) =>
        textsIn(root).flatMap(([text, element]) => {
          const said = element.closest('[lang]:not(html)')?.getAttribute('lang') ?? language
          const [own = 0, foreign = 0] = [said, said === 'de' ? 'en' : 'de'].map((it) =>
            isLanguage(it) ? (text.match(words[it])?.length ?? 0) : 0,
          )
          count += own
          // A title of something foreign may be part of a sentence.
          return foreign >= 2 && foreign > own ? [`${said}: ${text.trim()}`] : []
        }),
      ),
    withNotFound,
  )
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(5000)
})

const hasName = (svg: Element) => {
  const labels = (svg.getAttribute('aria-labelledby') ?? '').split(/\s+/)
  const named = labels.map((id) => svg.ownerDocument.getElementById(id)?.textContent ?? '').join('')
  const name = svg.getAttribute('aria-label') ?? (named || svg.querySelector(':scope > title')?.textContent)
  return svg.getAttribute('role') === 'img' && /\S/.test(name ?? '')
}

const personal = '[type=email], [type=tel], [name=name], [name=firstName], [name=lastName], [name=company]'

test.each<[what: string, elements: string, isRight: (element: Element) => boolean]>([
  [
    'each image has its size and an alternative text, which may be empty',
    'img',
    (image) =>
      image.hasAttribute('alt') && ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0),
  ],
  [
    'each drawing that is read aloud has a name',
    'svg:not([aria-hidden=true], [aria-hidden=true] *)',
    hasName,
  ],
  [
    'each row of a table has a name',
    'tbody tr',
    (row) => row.children.length === 1 || row.firstElementChild?.matches('th[scope=row]') === true,
  ],
  [
    'each field for personal data says what browsers may fill in',
    personal,
    (field) => /^(?!off$)[a-z-]+$/.test(field.getAttribute('autocomplete') ?? ''),
  ],
])('%s', (_, elements, isRight) => {
  let count = 0
  const faults = faultsIn(
    (document, path) =>
      versionsOf(path).flatMap(([language, root]) => {
        // Drawings take their names from elsewhere in a document, which a template is not.
        if (elements.startsWith('svg') && language !== document.documentElement.lang) return []
        const all = [...root.querySelectorAll(elements)]
        count += all.length
        return all.filter((element) => !isRight(element)).map(({ outerHTML }) => outerHTML.slice(0, 200))
      }),
    withNotFound,
  )
  expect(faults).toEqual([])
  if (hasBlog) expect(count).toBeGreaterThan(0)
})

const screenPaths = everyPage.filter((path) => screenAt(path) !== undefined)

test.skipIf(!isBilingual)('each page in German only is summed up for English visitors', () => {
  const faults = faultsIn((document) => {
    const template = document.querySelector<HTMLTemplateElement>('#other-language')
    const summary = template?.content.querySelector('aside [lang=en]')?.textContent ?? ''
    return /^\p{Lu}.{40,}[.;].{20,}\.$/u.test(summary) ? [] : [summary]
  }, screenPaths.filter(isGermanOnly))
  expect(faults).toEqual([])
})

const postAt = (path: string): Post =>
  JSON.parse(readFileSync(`.content${path.replace('blog', 'posts')}.json`, 'utf8'))

test.skipIf(!hasBlog)('the list of articles shows what the specification asks for, newest first', () => {
  const cards = [...documentAt('/blog').querySelectorAll('main article')]
  expect(cards.length).toBe(Math.min(publishedSlugs.length, pageSize))
  const dates = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const card of cards) {
    expect(card.querySelector('time')?.textContent).toMatch(/^\d\d\. \p{L}+ \d{4}$/u)
    const href = card.querySelector('h2 a')?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/blog\/[a-z0-9-]+$/)
    const { tags, author, excerpt, readTime } = postAt(href)
    expect([...card.querySelectorAll('ul li')].map((tag) => tag.textContent)).toEqual(tags.slice(0, 3))
    for (const text of [author, excerpt, readTime, blogCopy.more]) expect(card.textContent).toContain(text)
  }
})

const slug = findArticle()

test('every article shows what the specification asks for', () => {
  const { back, tags, questions, contact } = blogCopy.article
  const faults = faultsIn((document, path) => {
    const { excerpt, author, authorRole, category, dateText, readTime } = postAt(path)
    const wanted = [
      back,
      blogCopy.readTime,
      tags,
      questions,
      contact,
      author,
      authorRole,
      category,
      dateText,
      readTime,
    ]
    const main = document.querySelector('main')
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    return [
      ...wanted.filter((text) => !main?.textContent?.includes(text)),
      ...[main?.querySelector('article header h1 + p')?.textContent, description].filter(
        (text) => text !== excerpt,
      ),
    ]
  }, publishedSlugs.map(articlePath))
  expect(faults).toEqual([])
})

test.skipIf(slug === '')('an article brings its body once, in the markup', () => {
  const document = documentAt(articlePath(slug))
  const sentence = document.querySelector('#article-body p')?.textContent ?? ''
  expect(sentence.length).toBeGreaterThan(20)
  const data = document.getElementById('hydration-data')?.textContent ?? ''
  expect(JSON.parse(data).loaderData.article).toMatchObject({ slug })
  expect(JSON.parse(data).loaderData.article.html).toBeUndefined()
  expect(JSON.stringify(JSON.parse(data))).not.toContain(JSON.stringify(sentence).slice(1, 20))
})

const updated = findArticle(({ updated }) => updated !== undefined)

test.skipIf(updated === '')('an article that was updated shows both days', () => {
  const article = documentAt(articlePath(updated)).querySelector('main article')
  const [published, changed] = [...(article?.querySelectorAll('time') ?? [])]
  const day = changed?.getAttribute('datetime') ?? ''
  expect(day > (published?.getAttribute('datetime') ?? '')).toBe(true)
  expect(article?.textContent).toContain(`${blogCopy.article.updated} ${longDay(day)}`)
})

test.skipIf(publishedSlugs.length < 2)('an article ends with others, two at most', () => {
  const headings = [...documentAt(articlePath(slug)).querySelectorAll('main section h2')]
  const heading = headings.find(({ textContent }) => textContent === blogCopy.article.related)
  const others = [...(heading?.parentElement?.querySelectorAll('li') ?? [])]
  expect(maxRelatedPosts).toBe(2)
  expect(others.length).toBe(Math.min(publishedSlugs.length - 1, 2))
  for (const other of others) {
    const link = other.querySelector('h3 a')
    const { title, category, excerpt } = postAt(link?.getAttribute('href') ?? '')
    const [shown, text] = [...other.querySelectorAll('p')].map((paragraph) => paragraph.textContent)
    expect([link?.textContent, shown, text]).toEqual([title, category, excerpt])
  }
})

test('a style uses no custom property that none sets', () => {
  const sheets = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(`dist/assets/${name}`, 'utf8')).join('')
  const set = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name))
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([])
})

test('every page has the script of the first paint between its tags, and no other', () => {
  const first = documentAt('/').querySelector('script:not([src], [type])')?.textContent
  const faults = faultsIn((document) => {
    const scripts = [...document.querySelectorAll('script:not([src])')]
    const types = scripts.map((script) => script.getAttribute('type')).join()
    return types === ',application/ld+json,application/json' && scripts[0]?.textContent === first
      ? []
      : [types]
  })
  expect(faults).toEqual([])
})
