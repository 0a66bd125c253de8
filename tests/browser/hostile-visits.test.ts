import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { languageKey } from '../../src/i18n/start-language.ts'
import { articlePath } from '../../src/pages.ts'
import { clobbering, hostileTexts } from '../hostile/posts.ts'
import { navigateTo, openPage, visit, type WatchedPage } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'
import { htmlOf } from '../support/remarks-on.ts'
import { readers } from '../support/this-site.ts'

const slug = findArticle(({ contents }) => contents.length > 2)
const article = articlePath(slug)

/** A page that notes it if a script of somebody else runs, and every request to another host. */
async function openWatched(options = {}): Promise<WatchedPage> {
  const page = await openPage(options)
  await page.exposeFunction('attack', () => page.problems.push('attack'))
  page.on('dialog', (dialog) => {
    page.problems.push('dialog')
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/^(evil|a)\.example$|^www\.a\.example$/.test(new URL(request.url()).host))
      page.problems.push(`request: ${request.url()}`)
  })
  return page
}

/** Puts a text into the article, in its page and in its data, and takes the policy away from all pages. */
async function replaceArticle(page: WatchedPage, html: string): Promise<void> {
  await page.route(`**/content/posts/${slug}.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), html } })
  })
  const isPage = ({ pathname }: URL) =>
    pathname === article || pathname === '/blog' || pathname.endsWith('.css')
  await page.route(isPage, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const isHtml = headers['content-type']?.startsWith('text/html')
    const text = await response.text()
    await route.fulfill({ response, headers, body: isHtml ? withArticle(text, html) : text })
  })
}

function withArticle(page: string, html: string): string {
  const dom = new JSDOM(page)
  const { document } = dom.window
  document.querySelector('meta[http-equiv=Content-Security-Policy]')?.remove()
  const body = document.getElementById('article-body')
  if (body) body.textContent = 'the article'
  return dom.serialize().replace('>the article<', () => `>${html}<`)
}

/** Images of the texts are not there. */
const problemsOf = (page: WatchedPage) =>
  page.problems.filter((problem) => !problem.startsWith('error: Failed to load resource'))

describe.skipIf(slug === '')('without the policy, texts of posts', () => {
  const texts = Object.values(hostileTexts).flat()
  const html = texts.map((text) => htmlOf(text)).join('\n')

  test.each(['is loaded', 'is linked'])('run nothing and request nothing on a page that %s', async (way) => {
    const page = await openWatched()
    await replaceArticle(page, html)
    await visit(page, way === 'is loaded' ? article : '/blog')
    if (way === 'is linked') await navigateTo(page, article)
    expect(await page.locator('#article-body').innerText()).toContain('<noembed>')
    for (const link of await page.locator('#article-body a[href=""]').all()) await link.dispatchEvent('click')
    expect(problemsOf(page)).toEqual([])
  })

  test('stay the same when the browser reads them again', async () => {
    const page = await openWatched()
    const changed = await page.evaluate(
      (texts) =>
        texts.filter((text) => {
          const read = (html: string) => {
            const parsed = new DOMParser().parseFromString(html, 'text/html')
            return parsed.body.innerHTML
          }
          return read(read(text)) !== read(text)
        }),
      texts.map((text) => htmlOf(text)),
    )
    expect(changed).toEqual([])
  })
})

describe.skipIf(slug === '').each(readers)(
  'headings with the names of what the page has, in %s,',
  (...reader) => {
    const [locale, language] = reader
    test('leave the page as it works', async () => {
      const page = await openWatched({ locale })
      await replaceArticle(page, htmlOf(clobbering.map((name) => `## ${name}`).join('\n\n')))
      await visit(page, article)
      expect(await page.locator('#article-body h2').count()).toBe(clobbering.length)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const { consent } = { de, en }[language]
      await page.getByRole('button', { name: consent.decline }).click()
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
      expect(problemsOf(page)).toEqual([])
    })
  },
)

describe.skipIf(slug === '')('an older address of a heading', () => {
  test('leads to it when the page is loaded, and when the address changes', async () => {
    const page = await openWatched()
    await visit(page, article)
    const ids = await page.locator('#article-body h2').evaluateAll((headings) => headings.map(({ id }) => id))
    const old = ids.map((id) => id.replace(/^section-/, ''))
    const top = (index: number) =>
      page
        .locator('#article-body h2')
        .nth(index)
        .evaluate((heading) => heading.getBoundingClientRect().top)
    await visit(page, '/kontakt')
    await visit(page, `${article}#${old[2]}`)
    await expect.poll(() => top(2)).toBeLessThan(300)
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, old[0] ?? '')
    await expect.poll(() => top(0)).toBeGreaterThan(-1)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(page.problems).toEqual([])
  })
})

const scripts = [
  ...['<script>attack()</script>', '"><img src=x onerror=attack()>', "';attack();//", 'javascript:attack()'],
  ...['data:text/html,<script>attack()</script>', '__proto__[attack]=1', '//evil.example/', '%E0%A4%A'],
]

// Cookies and stored languages that mean nothing are in the unit tests of `consent-cookie.ts` and `start-language.ts`.
describe('what a visitor can bring along', () => {
  test('in an address, the cookie and the storage of the tab runs nothing', async () => {
    const page = await openWatched()
    const addresses = scripts.flatMap((text) => [
      `/blog?suche=${encodeURIComponent(text)}&tag=${encodeURIComponent(text)}`,
      `${article}?${text}#${text}`,
    ])
    const anchors = ['#root', '#application', '#section-', '#note:', '#:~:text=a', '#__proto__', '#top']
    for (const address of [...addresses, ...anchors.map((anchor) => article + anchor)]) {
      await visit(page, address)
      expect([address, problemsOf(page)]).toEqual([address, []])
    }
    for (const value of ['<script>attack()</script>', '{"__proto__":{"analytics":true}}']) {
      await page.context().clearCookies()
      await page
        .context()
        .addCookies([{ url: page.url(), name: 'cookie-consent', value: encodeURIComponent(value) }])
      await page.evaluate(([key, value]) => window.sessionStorage.setItem(key, value), [
        languageKey,
        value,
      ] as const)
      await visit(page, '/kontakt')
      const root = page.locator('html')
      expect([await root.getAttribute('data-consent'), await root.getAttribute('lang')]).toEqual([
        'missing',
        'de',
      ])
      expect([value, problemsOf(page)]).toEqual([value, []])
    }
  })
})
