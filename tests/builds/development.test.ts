import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath } from '../../src/pages.ts'
import { navigateTo, openPage, recordRequests, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, successesOf, valuesIn } from '../support/contact-form.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { addressOf, serveForms } from '../support/form-server.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite, editFacts } from '../support/project-copy.ts'
import { notFound, pagesToVisit, readers } from '../support/scope.ts'

const analyticsEndpoint = 'https://stats.example.com/api/event'

const api = await serveForms({ allowsOthers: true })
afterAll(() => api.close())

/** React's development build reports every attribute that hydration finds different; the production build does not. */
const site = builtSite(
  (folder) => {
    const fields = { published: 'false', aliases: '[alter-entwurf]' }
    const draft = postSource('entwurf', fields, '[noch nichts](/fehlt)\n')
    writeFiles(folder, { 'posts/entwurf.md': draft })
    // Addresses come from a file or from the shell.
    const lines = [`VITE_CONTACT_ENDPOINT=${api.url}/contact?form=1`, 'VITE_CONTACT_FIELDS=access_key=1%2B2']
    writeFileSync(join(folder, '.env.development.local'), lines.join('\n'))
    editFacts(folder, (facts) => {
      facts.company.analytics = analyticsEndpoint
    })
  },
  {
    env: {
      VITE_CONTACT: '',
      VITE_CONTACT_ENDPOINT: undefined,
      VITE_CONTACT_FIELDS: undefined,
      VITE_FUNCTIONS_URL: `${api.url}/api/`,
      VITE_FUNCTIONS_KEY: 'test-key',
    },
    args: ['--mode', 'development', '--drafts'],
  },
)

describe("with React's development build and --drafts", () => {
  test.each(readers)('no page warns in a browser that speaks %s', async (locale, language) => {
    // Of React's builds only the one for development warns.
    expect([...site.files.values()].some((script) => script.includes('jsxDEV'))).toBe(true)
    const page = await openPage({ baseURL: site.url, locale })
    const lists = publishedSlugs.length > 0 ? ['/blog?suche=backup'] : []
    for (const path of [...pagesToVisit(language), ...lists]) if (path !== notFound) await visit(page, path)
    for (const path of ['/blog', ...publishedSlugs.slice(0, 1).map(articlePath), '/'])
      await navigateTo(page, path)
    expect(page.problems).toEqual([])
  })

  test('colleagues see drafts with a ribbon, and search engines nothing', async () => {
    expect(site.output).toContain('dist/blog/entwurf.html  /fehlt: führt zu keiner Seite')
    for (const [name, html] of site.files) {
      if (name.endsWith('.html') && !String(html).includes('http-equiv="refresh"'))
        expect(String(html), name).toContain('content="noindex"')
    }
    const page = await openPage({ baseURL: site.url })
    await page.goto('/blog/alter-entwurf')
    expect(new URL(page.url()).pathname).toBe('/blog/entwurf')
    const ribbon = page.locator('article [data-ribbon]')
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[data-ribbon]') as Element).position === 'sticky',
    )
    expect(await ribbon.textContent()).toBe('Entwurf')
    expect(page.problems).toEqual([])
  })
})

/** Sign-ups and messages that fail are in the unit tests of `submit-form.ts`. */
describe('with all addresses set', () => {
  const settings = { name: de.consent.openSettings }

  test('both forms are sent, once each and as they were typed', async () => {
    expect(site.output).not.toContain('is not set')
    const page = await openPage({ baseURL: site.url, reducedMotion: 'reduce' })
    await visit(page, '/kontakt')
    const email = addressOf('contact')
    await fill(page, { ...complete, firstName: ' Zoë ', email, phone: '', subject: ' ' })
    await buttonOf(page).dblclick()
    await successesOf(page).waitFor()
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    const newsletter = page.locator('form:has([name=consent])')
    await newsletter.locator('[name=email]').fill(addressOf('newsletter'))
    await newsletter.getByRole('checkbox').check()
    await newsletter.locator('button').click()
    await successesOf(page).nth(1).waitFor()
    const message = { ...complete, email, phone: '', subject: '', callback: '', access_key: '1+2' }
    const signUp = expect.objectContaining({ email: addressOf('newsletter'), firstName: '' })
    expect(api.received).toEqual([
      { path: '/contact?form=1', authorization: undefined, body: message },
      { path: '/api/send-newsletter-email', authorization: 'Bearer test-key', body: signUp },
    ])
    expect([await successesOf(page).count(), page.problems]).toEqual([2, []])
  })

  test('analytics start with consent, count each page, stop when it is withdrawn, and start again', async () => {
    const page = await openPage({ baseURL: site.url })
    const events: { url: string }[] = []
    await page.route(analyticsEndpoint, (route, request) => {
      events.push(request.postDataJSON())
      return route.fulfill({ status: 202, body: 'ok' })
    })
    const scripts = recordRequests(page, (request) => /page-view-counter/.exec(request.url())?.[0] ?? '')
    await visit(page, '/')
    await navigateTo(page, '/kontakt')
    expect([events, scripts]).toEqual([[], []])

    const views = () => events.map(({ url }) => url.slice(site.url.length))
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/kontakt'])
    const domain = new URL(company.siteUrl).host
    expect(events).toEqual([{ name: 'pageview', url: `${site.url}/kontakt`, domain, referrer: null }])
    expect(scripts).toHaveLength(1)
    await navigateTo(page, '/impressum')
    await expect.poll(views).toEqual(['/kontakt', '/impressum'])

    await page.getByRole('button', settings).click()
    await page.getByRole('button', { name: de.consent.decline }).click()
    events.length = 0
    await navigateTo(page, '/datenschutz')
    await navigateTo(page, '/impressum')
    await page.getByRole('button', settings).click()
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/impressum'])
    expect(page.problems).toEqual([])
  })
})
