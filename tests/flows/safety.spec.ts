import { started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const article = '/blog/nis2-richtlinie-umsetzung'

test('the policy blocks whatever came in', async ({ page, expected }) => {
  expected.push(/Content Security Policy|Trusted|other\.example/)
  const blocked: string[] = []
  await page.exposeFunction('note', (violation: string) => blocked.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { note: (text: string) => void }).note(effectiveDirective),
    ),
  )
  await visit(page, article)
  const attacks = {
    'a script': `try { document.createElement('script').text = '0' } catch {}`,
    'a script of another host': `import('https://other.example/a.js').catch(() => {})`,
    'a style': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
    'a picture of another host': `new Image().src = 'https://other.example/a.png'`,
    'a request to another host': `fetch('https://other.example/').catch(() => {})`,
    eval: `try { eval('0') } catch {}`,
    'HTML of a string': `try { document.body.innerHTML = '<b></b>' } catch {}`,
    'a policy for Trusted Types': `try { trustedTypes.createPolicy('other', {}) } catch {}`,
    'a frame': `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`,
  }
  for (const [what, attack] of Object.entries(attacks)) {
    blocked.length = 0
    // Evaluated code may use eval itself, so it comes as a file of the site.
    const file = `/assets/attack-${encodeURIComponent(what)}.js`
    await page.route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: attack }))
    await page.evaluate((file) => import(file), file)
    await expect.poll(() => blocked.length, what).toBeGreaterThan(0)
  }
})

test('the policy is in the page itself where the host sends none', async ({ page, expected }) => {
  expected.push(/TrustedHTML/)
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await visit(page, '/')
  const isBlocked = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b></b>'
      return false
    } catch {
      return true
    }
  })
  expect(isBlocked).toBe(true)
})

test('the host sends what the Mozilla Observatory asks for', async ({ request }) => {
  for (const path of ['/', '/kontakt', article]) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^(?!.*unsafe)(?=.*frame-ancestors 'none')/),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(
        /^(no-referrer|(strict-origin|same-origin)(-when-cross-origin)?)$/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
    })
    expect([headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([undefined, undefined])
    // Tabs may keep pages that are left.
    expect(headers['cache-control']).not.toContain('no-store')
  }
})

/** A page that notes it if a script of somebody else runs. */
async function watchAttacks(page: Page): Promise<string[]> {
  const attacks: string[] = []
  await page.exposeFunction('attack', () => attacks.push('attack'))
  page.on('dialog', (dialog) => {
    attacks.push('dialog')
    return dialog.dismiss()
  })
  return attacks
}

test('what a visitor brings along in an address, the cookie and the storage runs nothing', async ({
  page,
  baseURL,
  expected,
}) => {
  expected.push(/status of (400|404)/)
  const attacks = await watchAttacks(page)
  const scripts = [
    ...[
      '<script>attack()</script>',
      '"><img src=x onerror=attack()>',
      "';attack();//",
      'javascript:attack()',
    ],
    ...['__proto__[attack]=1', '//evil.example/', '%E0%A4%A'],
  ]
  const all = encodeURIComponent(scripts.join(' '))
  for (const address of [
    `/blog?suche=${all}&tag=${all}`,
    ...scripts.map((text) => `${article}?${text}#${text}`),
  ])
    await visit(page, address)
  for (const anchor of ['#root', '#section-', '#note:', '#top', '#__proto__'])
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, anchor)
  await page.reload()
  await started(page)
  const value = encodeURIComponent('<script>attack()</script>')
  await page.context().addCookies([{ url: baseURL ?? '', name: 'cookie-consent', value }])
  await page.evaluate(() => {
    for (const key of ['language', 'message-full', 'reloaded'])
      sessionStorage.setItem(key, '{"__proto__":{"de":1}}')
  })
  await visit(page, '/kontakt')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(attacks).toEqual([])
})

test('the site works in a browser without half of its interfaces', async ({ page, expected }) => {
  expected.push(/404/)
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException('', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: fail })
    Object.defineProperty(window, 'localStorage', { get: fail })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(navigator, 'language', { value: undefined })
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    window.matchMedia = fail
    const Format = Intl.DateTimeFormat
    Intl.DateTimeFormat = ((locale?: string, options?: Intl.DateTimeFormatOptions) => {
      if (options?.timeZone || locale === 'de-LU') throw new RangeError('not known')
      return new Format(locale, options)
    }) as typeof Format
  })
  for (const path of ['/', '/kontakt', '/impressum', '/gibt-es-nicht']) await visit(page, path)
  for (const path of ['/kontakt', '/leistungen', '/']) {
    await page.locator(`header nav a[href="${path}"]`).click()
    await page.waitForURL((url) => url.pathname === path)
  }
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.locator('header').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a drawing that is opened is a drawing, and asks for nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/blog/code')
  const picture = await page.locator('article img[src$=".svg"]').first().getAttribute('src')
  for (const path of ['/icon.svg', picture ?? '']) {
    requests.length = 0
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg')
    expect(requests.length).toBe(1)
  }
})
