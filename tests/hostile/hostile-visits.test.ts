import { describe, expect, test } from 'vitest'
import { de } from '../../src/language/de.ts'
import { en } from '../../src/language/en.ts'
import { languageKey } from '../../src/language/start-language.ts'
import { articlePath } from '../../src/pages.ts'
import { navigateTo, openPage, visit, type WatchedPage } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'
import { htmlOf } from '../support/remarks-on.ts'
import { readers } from '../support/this-site.ts'
import { clobbering, hostileTexts } from './posts.ts'
import { hostileAddresses, hostileCookies, hostileLanguages } from './visits.ts'

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

/** Puts a text into the article, in its page and in its data, and takes the policy away from both. */
async function replaceArticle(page: WatchedPage, html: string): Promise<void> {
  await page.route(`**${article}`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const document = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(
        /(<div id="article-body"[^>]*>).*?(?=<\/div><div class="[^"]*"><span>Tags)/s,
        (_, start) => start + html,
      )
    await route.fulfill({ response, headers, body: document })
  })
  await page.route(`**/content/posts/${slug}.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), html } })
  })
  for (const other of ['**/blog', '**/assets/*.css']) {
    await page.route(other, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      await route.fulfill({ response, headers, body })
    })
  }
}

/** Images of the texts are not there. */
const problemsOf = (page: WatchedPage) =>
  page.problems.filter((problem) => !problem.startsWith('error: Failed to load resource'))

describe.skipIf(slug === '')('without the policy, texts of posts', () => {
  const texts = Object.values(hostileTexts).flat()
  const html = texts.map((text) => htmlOf(text)).join('\n')

  test('run nothing and request nothing on a page that is loaded', async () => {
    const page = await openWatched()
    await replaceArticle(page, html)
    await visit(page, article)
    expect(await page.locator('#article-body').innerText()).toContain('<noembed>')
    for (const link of await page.locator('#article-body a[href=""]').all()) await link.dispatchEvent('click')
    expect(problemsOf(page)).toEqual([])
  })

  test('run nothing and request nothing when a link leads to them', async () => {
    const page = await openWatched()
    await replaceArticle(page, html)
    await visit(page, '/blog')
    await navigateTo(page, article)
    expect(await page.locator('#article-body').innerText()).toContain('<noembed>')
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

describe('what a visitor can bring along', () => {
  test('in an address runs nothing', async () => {
    const page = await openWatched()
    for (const address of hostileAddresses(article)) {
      await visit(page, address)
      expect([address, problemsOf(page)]).toEqual([address, []])
    }
  })

  test('in the cookie is no consent', async () => {
    const page = await openWatched()
    await visit(page, '/kontakt')
    for (const value of hostileCookies) {
      await page.context().clearCookies()
      await page.evaluate((value) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as another page would set it.
        document.cookie = `cookie-consent=${value}; path=/`
      }, value)
      await visit(page, '/kontakt')
      expect([value, await page.locator('html').getAttribute('data-consent')]).toEqual([value, 'missing'])
      expect([value, problemsOf(page)]).toEqual([value, []])
    }
  })

  test('in the storage of the tab is no language', async () => {
    const page = await openWatched()
    await visit(page, '/kontakt')
    for (const value of hostileLanguages) {
      await page.evaluate(([key, value]) => window.sessionStorage.setItem(key, value), [
        languageKey,
        value,
      ] as const)
      await visit(page, '/kontakt')
      expect([value, await page.locator('html').getAttribute('lang')]).toEqual([value, 'de'])
      expect([value, problemsOf(page)]).toEqual([value, []])
    }
  })
})
