import { describe, expect, inject, test } from 'vitest'
import { articlePath } from '../../src/pages.ts'
import { visit } from '../support/browser.ts'
import { sourceAt } from '../support/documents.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'
import { openStrict } from '../support/strict-page.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)

// That it blocks nothing of the site is seen by all tests: browsers log what is blocked as an error.
describe('the content security policy', () => {
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

test('the host sends what the Mozilla Observatory asks for, with the scripts of each page, which has its own policy', async () => {
  let policy = ''
  for (const path of [...articles, '/kontakt', '/']) {
    const { headers } = await fetch(inject('siteUrl') + path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^(?!.*unsafe)(?=.*frame-ancestors 'none')/),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(
        /^(no-referrer|(strict-origin|same-origin)(-when-cross-origin)?)$/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
    })
    expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null])
    policy = headers.get('content-security-policy') ?? ''
  }
  for (const path of [...everyPage, '/404']) {
    const [own = '', ...more] =
      sourceAt(path).match(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/g) ?? []
    expect(more).toEqual([])
    expect(own, path).toMatch(/^(?!.*(unsafe|frame-ancestors))(?=.*default-src 'none')/)
    const [scripts = ''] = /script-src[^;]*/.exec(own) ?? []
    for (const hash of scripts.match(/'sha256-[^']*'/g) ?? []) expect(policy).toContain(hash)
  }
})
