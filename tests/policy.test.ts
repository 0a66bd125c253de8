import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { reportsEndpoint } from '../src/company/company.ts'
import { de } from '../src/language/de.ts'
import { articlePath, screens } from '../src/pages.ts'
import { navigateTo, openPage, visit, type WatchedPage } from './support/browser.ts'
import { sourceAt } from './support/documents.ts'
import { everyPage, pagesIn, publishedSlugs } from './support/every-page.ts'
import { addressOf, serveForms } from './support/form-server.ts'
import { isBilingual, readers } from './support/this-site.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)

let server: Awaited<ReturnType<typeof serveForms>>
beforeAll(async () => {
  server = await serveForms({ dist: 'dist' })
})
afterAll(async () => {
  await server?.close()
})

/** A page that notes, besides its other problems, whatever the policy blocks. */
async function openStrict(options = {}): Promise<WatchedPage> {
  const page = await openPage({ baseURL: server.url, reducedMotion: 'reduce', ...options })
  await page.exposeFunction('noteViolation', (violation: string) => page.problems.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `blocked: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  )
  return page
}

/** Opens every menu and dialog of the page, fills every form, and sends it. */
async function tryEverything(page: Page, path: string): Promise<void> {
  for (const details of await page.locator('main details > summary').all()) await details.click()
  for (const button of await page.locator('main button[aria-haspopup=menu], main button[data-copy]').all()) {
    await button.click()
    await page.keyboard.press('Escape')
  }
  for (const form of await page.locator('main form').all()) {
    for (const field of await form.locator('input:not([type=checkbox], [type=radio]), textarea').all()) {
      const isEmail = (await field.getAttribute('name')) === 'email'
      if (await field.isEditable()) await field.fill(isEmail ? addressOf('policy') : 'Backup für Firmen')
    }
    for (const box of await form.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check()
    const button = form.locator('button').last()
    if ((await button.count()) > 0 && (await button.isEnabled())) await button.click()
  }
  expect(new URL(page.url()).pathname, path).toBe(path)
}

/** Shows what is loaded when it comes into view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

describe('the content security policy', () => {
  test.each(readers)(
    'in a browser that speaks %s, blocks nothing of any page; before consent none asks another host for anything',
    async (locale, language) => {
      const page = await openStrict({ locale })
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url)) foreign.push(request.url())
      })
      for (const path of pagesIn(language)) {
        await visit(page, path)
        expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, language])
        await scrollThrough(page)
        await tryEverything(page, path)
      }
      await page.waitForLoadState('networkidle')
      expect([...page.problems, ...foreign]).toEqual([])
    },
  )

  test('blocks nothing of the menus and dialogs around the pages, and of changes between them', async () => {
    const page = await openStrict({ viewport: { width: 360, height: 640 }, reducedMotion: 'no-preference' })
    await visit(page, '/')
    await page.getByRole('button', { name: de.consent.settings }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: de.consent.save }).click()
    await page.getByRole('button', { name: de.menu.open, exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: screens.contact.label.de }).first().click()
    await page.locator('h1:focus').waitFor()
    await navigateTo(page, '/')
    await page.setViewportSize({ width: 1280, height: 800 })
    if (isBilingual) {
      await page.getByRole('button', { name: 'English' }).click()
      await page.waitForFunction(() => document.documentElement.lang === 'en')
    }
    await visit(page, '/gibt-es-nicht')
    // The browser's own line on the status of the page.
    expect(page.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  let attacked: WatchedPage
  beforeAll(async () => {
    attacked = await openStrict()
    await visit(attacked, articles[0] ?? '/impressum')
  })

  test.each([
    ['a script', `try { document.createElement('script').text = '0' } catch {}`],
    ['a script of another host', `import('https://other.example/a.js').catch(() => {})`],
    ['the address of a script', `try { document.createElement('script').src = '/assets/a.js' } catch {}`],
    [
      'a style',
      `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
    ],
    ['a style attribute', `document.body.setAttribute('style', 'color: red')`],
    ['a picture of another host', `new Image().src = 'https://other.example/a.png'`],
    ['a request to another host', `fetch('https://other.example/').catch(() => {})`],
    ['eval', `try { eval('0') } catch {}`],
    ['HTML of a string', `try { document.body.innerHTML = '<b></b>' } catch {}`],
    ['a policy for Trusted Types', `try { trustedTypes.createPolicy('other', {}) } catch {}`],
    // Articles have the first one.
    ...articles
      .slice(0, 1)
      .map(() => [
        'a second policy of the same name',
        `try { trustedTypes.createPolicy('article', {}) } catch {}`,
      ]),
    ['a frame', `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`],
  ])('blocks %s that came in', async (what = '', attack = '') => {
    attacked.problems.length = 0
    // Evaluated code may use eval itself, so it comes as a file of the site.
    const file = `/assets/attack-${encodeURIComponent(what)}.js`
    await attacked.route(`**${file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: attack }),
    )
    await attacked.evaluate(`import(${JSON.stringify(file)})`)
    await expect.poll(() => attacked.problems.some((problem) => problem.startsWith('blocked: '))).toBe(true)
  })

  test('is enforced by the page itself where the host sends none', async () => {
    const page = await openStrict()
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await visit(page, '/')
    expect(page.problems).toEqual([])
    await page.evaluate(() => document.body.setAttribute('onclick', '0')).catch(() => {})
    await expect
      .poll(() => page.problems.some((problem) => problem.startsWith('blocked: require-trusted-types-for')))
      .toBe(true)
  })
})

/** The policy in a page, which has no second one. */
function policyIn(html: string): string {
  const [own = '', ...more] =
    html.match(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/g) ?? []
  expect(more).toEqual([])
  return own
}

describe('what the host sends', () => {
  test('is what the Mozilla Observatory asks for at the most', async () => {
    for (const path of ['/', '/kontakt', ...articles]) {
      const { headers } = await fetch(inject('siteUrl') + path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^(?!.*unsafe-)(?=.*frame-ancestors 'none')/),
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': expect.stringMatching(
          /^(no-referrer|(strict-origin|same-origin)(-when-cross-origin)?)$/,
        ),
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
        'x-content-type-options': 'nosniff',
      })
      expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null])
    }
  })

  test('has the scripts of each page, and the page has its own policy', async () => {
    const { headers } = await fetch(inject('siteUrl'))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    for (const path of [...everyPage, '/404']) {
      const own = policyIn(sourceAt(path))
      expect([own.includes('unsafe'), own.includes('frame-ancestors')], path).toEqual([false, false])
      expect(own, path).toContain("default-src 'none'")
      const [scripts = ''] = /script-src[^;]*/.exec(own) ?? []
      for (const hash of scripts.match(/'sha256-[^']*'/g) ?? []) expect(policy).toContain(hash)
    }
  })
})

test('a site without an address for reports has not one byte of their code', () => {
  const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const reporting = assets.filter((name) =>
    /collect-reports|unhandled: /.test(name + readFileSync(`dist/assets/${name}`, 'utf8')),
  )
  expect(reporting.length > 0).toBe(reportsEndpoint !== null)
})
