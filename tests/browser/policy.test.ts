import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { reportsEndpoint } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath, screens } from '../../src/pages.ts'
import { navigateTo, visit } from '../support/browser.ts'
import { sourceAt } from '../support/documents.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'
import { openStrict } from '../support/strict-page.ts'
import { isBilingual } from '../support/this-site.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)

describe('the content security policy', () => {
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

  test('blocks whatever came in', async () => {
    const page = await openStrict()
    await visit(page, articles[0] ?? '/impressum')
    const attacks = {
      'a script': `try { document.createElement('script').text = '0' } catch {}`,
      'a script of another host': `import('https://other.example/a.js').catch(() => {})`,
      'the address of a script': `try { document.createElement('script').src = '/assets/a.js' } catch {}`,
      'a style': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
      'a style attribute': `document.body.setAttribute('style', 'color: red')`,
      'a picture of another host': `new Image().src = 'https://other.example/a.png'`,
      'a request to another host': `fetch('https://other.example/').catch(() => {})`,
      eval: `try { eval('0') } catch {}`,
      'HTML of a string': `try { document.body.innerHTML = '<b></b>' } catch {}`,
      'a policy for Trusted Types': `try { trustedTypes.createPolicy('other', {}) } catch {}`,
      // Articles have the first one.
      ...(articles.length > 0 && {
        'a second policy of the same name': `try { trustedTypes.createPolicy('article', {}) } catch {}`,
      }),
      'a frame': `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`,
    }
    for (const [what, attack] of Object.entries(attacks)) {
      page.problems.length = 0
      // Evaluated code may use eval itself, so it comes as a file of the site.
      const file = `/assets/attack-${encodeURIComponent(what)}.js`
      await page.route(`**${file}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: attack }),
      )
      await page.evaluate(`import(${JSON.stringify(file)})`)
      const isBlocked = () => page.problems.some((problem) => problem.startsWith('blocked: '))
      await expect.poll(isBlocked, { message: what }).toBe(true)
    }
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
