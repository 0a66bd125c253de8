import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { fill } from '../../src/i18n/fill.ts'
import { articlePath, isEnabled, navigation, pathOf } from '../../src/pages.ts'
import { hydrated, navigateTo, openPage, visit } from '../support/browser.ts'
import { contact, messages } from '../support/copies.ts'
import { versionsOf } from '../support/documents.ts'
import { everyPage, findArticle, germanPage } from '../support/every-page.ts'
import { notFound, pagesToVisit, readers } from '../support/scope.ts'

/** One that links to another. */
const slug = findArticle(({ html }) => html.includes('href="/blog/'))
const article = articlePath(slug)

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const anchorInView = (page: Page) =>
  page.waitForFunction(() => {
    const top = document.querySelector(window.location.hash)?.getBoundingClientRect().top
    return top !== undefined && top >= 0 && top < window.innerHeight / 2
  })

describe('a change of pages', () => {
  test('starts at the top, also when going back and forward', async () => {
    const page = await openPage()
    await visit(page, '/')
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => window.scrollY > 1000)
    await page.locator(`footer a[href="${germanPage}"]`).click()
    await page.waitForURL(`**${germanPage}`)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await scrollTop(page)).toBe(0)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => window.scrollY > 1000)
    await page.goBack()
    await page.waitForURL('**/')
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goForward()
    await page.waitForURL(`**${germanPage}`)
    await page.waitForFunction(() => window.scrollY === 0)
  })

  test('moves focus to the heading, announces the title, marks its link, and removes the metadata of the first page', async () => {
    const page = await openPage()
    await visit(page, '/impressum')
    const metadata = page.locator('[rel=canonical], [hreflang], meta[property], [type="application/ld+json"]')
    expect(await metadata.count()).toBeGreaterThan(10)
    const label = de.labels.contact
    await page.locator('header nav').first().getByRole('link', { name: label }).click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.locator('p[role=status]').textContent()).toBe(await page.title())
    expect(await page.title()).toContain(contact.de.title)
    expect(await page.locator('header nav [aria-current=page]').allTextContents()).toEqual([label])
    expect(await metadata.count()).toBe(0)
  })

  test('goes to the top, or to the anchor, with the focus, when a link leads to where one already is', async () => {
    const page = await openPage()
    await visit(page, '/kontakt')
    await page.mouse.wheel(0, 5000)
    await page.waitForFunction(() => window.scrollY > 200)
    await page.locator('footer').getByRole('link', { name: messages.de.labels.contact, exact: true }).click()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.locator('h1:focus').waitFor()
    // The home page's first anchor is far above the footer. The first time it is on another page.
    for (let times = 0; times < 2; times++) {
      await page.locator('footer a[href^="/#"]').first().click()
      await page.waitForURL('**/#*')
      await anchorInView(page)
    }
    await page.waitForFunction(() => document.activeElement?.id === window.location.hash.slice(1))
  })

  test('that starts during another one rejects no promise', async () => {
    const page = await openPage()
    await visit(page, '/impressum')
    // Their code is loaded then, so the second change is ready before the browser has begun the first.
    for (const path of ['/kontakt', '/', '/impressum']) await navigateTo(page, path)
    await page.evaluate(() => {
      const follow = (path: string) =>
        document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click()
      const startViewTransition = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.startViewTransition = startViewTransition
        setTimeout(follow, 0, '/kontakt')
        return startViewTransition(update)
      }
      follow('/')
    })
    await page.waitForURL('**/kontakt')
    await page.waitForFunction(
      () => document.activeElement?.tagName === 'H1' && window.location.pathname === '/kontakt',
    )
    expect(page.problems).toEqual([])
  })
})

test('each page marks its link in the header, or the one above it, in each language', () => {
  const within = navigation.flatMap((name) => {
    const path = everyPage.find((path) => path.startsWith(`${pathOf(name, 'de')}/`))
    return name === 'home' || path === undefined ? [] : [[name, path, 'true'] as const]
  })
  // Of another address, but in the footer's column of that page.
  const listed = (['securityServices', 'partner'] as const).flatMap((page) =>
    isEnabled(page)
      ? [[page === 'partner' ? 'company' : 'servicesOverview', pathOf(page, 'de'), 'true'] as const]
      : [],
  )
  for (const [name, path, current] of [
    ['home', '/', 'page'],
    ['contact', '/kontakt', 'page'],
    ...(isEnabled('services') ? [['servicesOverview', '/services', 'page'] as const] : []),
    ...within,
    ...listed,
  ] as const) {
    for (const [language, root] of versionsOf(path)) {
      const active = [...root.querySelectorAll('header nav [aria-current]')]
      expect(active.map((link) => [path, link.textContent, link.getAttribute('aria-current')])).toEqual([
        [path, messages[language as keyof typeof messages].labels[name], current],
      ])
    }
  }
})

test.skipIf(slug === '')('the data of an article that came with its page survives a return', async () => {
  const page = await openPage()
  await visit(page, article)
  const body = await page.locator('#article-body').innerHTML()
  await page.locator('#article-body a[href^="/blog/"]').first().click()
  await page.waitForURL((url) => url.pathname !== article)
  await page.locator('h1:focus').waitFor()
  expect(await page.locator('#article-body').innerHTML()).not.toBe(body)
  await page.goBack()
  await page.waitForURL(`**${article}`)
  await page.waitForFunction((html) => document.getElementById('article-body')?.innerHTML === html, body)
  expect(page.problems).toEqual([])
})

test.each(readers)(
  'in a browser that speaks %s, pages of every kind are reached without an error',
  async (locale, language) => {
    const page = await openPage({ locale })
    await visit(page, '/')
    for (const path of pagesToVisit(language).filter((path) => path !== '/' && path !== notFound)) {
      await navigateTo(page, path)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    expect(page.problems).toEqual([])
  },
)

// What a tab that is older than the site does is in `deploys.test.ts`.
describe('a page that fails', () => {
  test('says so, and does not go round in circles, when the first page has no data', async () => {
    const page = await openPage()
    await page.route('**/content/posts/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/blog/gibt-es-nicht')
    await page.getByRole('heading', { name: de.routeError.notLoaded.heading }).waitFor()
  })

  test('keeps header and navigation when a page has a fault, and says so', async () => {
    const page = await openPage()
    await visit(page, '/blog')
    await page.route('**/content/posts/*', async (route) => {
      const post = await (await route.fetch()).json()
      await route.fulfill({ json: { ...post, tags: 0 } })
    })
    await page.locator('article h2 a').first().click()
    await page.getByRole('heading', { level: 1, name: de.routeError.fault.heading }).waitFor()
    await page.locator('header nav').getByRole('link', { name: de.labels.contact }).click()
    await page.getByRole('heading', { level: 1, name: contact.de.heading }).waitFor()
  })
})

describe('the language', () => {
  test('changes all texts and the address at once, in place of the history entry, and lasts for the session', async () => {
    const page = await openPage()
    await visit(page, '/')
    await navigateTo(page, '/kontakt')
    const german = await page.locator('main').innerText()
    const english = page.getByRole('button', { name: 'English' })
    await english.click()
    await page.waitForURL('**/contact')
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    expect(await page.title()).toContain(contact.en.title)
    // Names and addresses are the same in both languages.
    const { street, postalCode } = company.address
    const facts = [company.name, street, postalCode, company.phone, company.email.general]
    const lines = (text: string) =>
      text.split('\n').filter((line) => /\p{L}{4}/u.test(line) && !facts.some((fact) => line.includes(fact)))
    expect(lines(german).length).toBeGreaterThan(5)
    const left = lines(await page.locator('main').innerText()).filter((line) => lines(german).includes(line))
    expect(left).toEqual([])
    expect(await english.evaluate((button) => button === document.activeElement)).toBe(true)
    const pressed = page.locator('header [aria-pressed=true]')
    expect(await pressed.allTextContents()).toEqual(['English'])
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    const other = await page.context().newPage()
    await visit(other, '/contact')
    await other.waitForFunction(() => document.documentElement.lang === 'en')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('leaves German-only content in German and says where English goes on', async () => {
    const page = await openPage({ locale: 'en-GB' })
    await visit(page, germanPage)
    await page.getByText(fill(en.untranslated.note, { language: 'German' })).waitFor()
    await navigateTo(page, '/impressum')
    expect(await page.locator('p[role=status]').getAttribute('lang')).toBe('de')
    expect(await page.locator('main').getAttribute('lang')).toBe('de')
    expect(await page.getByRole('link', { name: en.untranslated.services }).getAttribute('href')).toBe(
      '/services',
    )
  })
})
