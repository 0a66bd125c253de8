import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { languageKey } from '../../src/i18n/start-language.ts'
import { articlePath } from '../../src/pages.ts'
import { clobbering, hostileTexts } from '../hostile/posts.ts'
import { hydrated, navigateTo, openPage, visit, type WatchedPage } from '../support/browser.ts'
import { messages } from '../support/copies.ts'
import { findArticle } from '../support/every-page.ts'
import { htmlOf } from '../support/remarks-on.ts'

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

  test.each([
    ['is loaded', 'en-GB', 'en'],
    ['is linked', 'de-DE', 'de'],
  ] as const)(
    'run nothing, request nothing and leave the page as it works, if it %s',
    async (way, locale, language) => {
      const page = await openWatched({ locale })
      await replaceArticle(page, html)
      await visit(page, way === 'is loaded' ? article : '/blog')
      if (way === 'is linked') await navigateTo(page, article)
      expect(await page.locator('#article-body').innerText()).toContain('<noembed>')
      expect(await page.locator('#article-body h2').count()).toBeGreaterThanOrEqual(clobbering.length)
      for (const link of await page.locator('#article-body a[href=""]').all())
        await link.dispatchEvent('click')
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await page.getByRole('button', { name: messages[language].consent.decline }).click()
      const names = async () => (await page.context().cookies()).map(({ name }) => name)
      await expect.poll(names).toEqual(['cookie-consent'])
      expect(problemsOf(page)).toEqual([])
    },
  )
})

test.skipIf(slug === '')(
  'an older address of a heading leads to it when the page is loaded, and when it changes',
  async () => {
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
  },
)

const scripts = [
  ...['<script>attack()</script>', '"><img src=x onerror=attack()>', "';attack();//", 'javascript:attack()'],
  ...['data:text/html,<script>attack()</script>', '__proto__[attack]=1', '//evil.example/', '%E0%A4%A'],
]

// Further cookies and stored languages are in the unit tests of `consent-cookie.ts` and `start-language.ts`.
test('what a visitor brings along in an address, the cookie and the storage of the tab runs nothing', async () => {
  const page = await openWatched()
  const all = encodeURIComponent(scripts.join(' '))
  for (const address of [
    `/blog?suche=${all}&tag=${all}`,
    ...scripts.map((text) => `${article}?${text}#${text}`),
  ]) {
    await visit(page, address)
    expect([address, problemsOf(page)]).toEqual([address, []])
  }
  const anchors = ['#root', '#application', '#section-', '#note:', '#:~:text=a', '#top', '#__proto__']
  for (const anchor of anchors) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, anchor)
  }
  await page.reload()
  await hydrated(page)
  expect(problemsOf(page)).toEqual([])
  const value = encodeURIComponent('<script>attack()</script>')
  await page.context().addCookies([{ url: page.url(), name: 'cookie-consent', value }])
  await page.evaluate((key) => window.sessionStorage.setItem(key, '{"__proto__":{"de":1}}'), languageKey)
  await visit(page, '/kontakt')
  const root = page.locator('html')
  const [consent, language] = [await root.getAttribute('data-consent'), await root.getAttribute('lang')]
  expect([consent, language, problemsOf(page)]).toEqual(['missing', 'de', []])
})
