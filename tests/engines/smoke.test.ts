import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { closeServer, listen } from '../support/listen.ts'
import { testSite } from '../support/test-site.ts'
import { type Engine, engines, startEngine } from './engines.ts'

const host = createStaticHost(`${testSite}/dist`)
const received: Record<string, unknown>[] = []
let released = Promise.resolve()
let scripts = true

/** Holds the application back until what it returns is called. */
function holdApplication(): () => void {
  let release = () => {}
  released = new Promise((resolve) => {
    release = resolve
  })
  return release
}

/** Runs in the page before anything else of it, and notes what goes wrong. */
const probe = `const problems = window.problems = []
  for (const kind of ['error', 'warn']) console[kind] = (...texts) => problems.push(texts.join(' '))
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))`

/** The built site, with the probe in its pages, and forms that are answered. */
const server = createServer(async (request, response) => {
  const { url = '', method } = request
  if (method === 'POST') {
    received.push(JSON.parse(await text(request)))
    return response.setHeader('Content-Type', 'application/json').end('{"success":true}')
  }
  if (url === '/probe.js') return response.setHeader('Content-Type', 'text/javascript').end(probe)
  if (url.endsWith('.js')) await released
  if (/\.\w+($|\?)/.test(url)) return host(request, response)
  const page = await fetch(`${plainUrl}${url}`, { redirect: 'manual' })
  const html = await page.text()
  const policy = scripts ? page.headers.get('content-security-policy') : "script-src 'none'"
  response.writeHead(page.status, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy ?? '' })
  response.end(html.replace('<head>', '<head><script src="/probe.js"></script>'))
})
const plain = createServer(host)
let plainUrl = ''
let siteUrl = ''
beforeAll(async () => {
  plainUrl = await listen(plain)
  siteUrl = await listen(server)
})
afterAll(() => Promise.all([server, plain].map(closeServer)))

const form = 'form:has([name=message])'
const typed = {
  firstName: 'Zo',
  lastName: 'Muster',
  company: 'M',
  email: 'z@müller.example',
  message: 'Hallo',
}

for (const name of ['firefox', 'webkit'] as const) {
  if (!engines[name]() && process.env.CI) throw new Error(`${name} is not installed`)

  describe.skipIf(!engines[name]())(name, () => {
    let page: Engine
    beforeAll(async () => {
      page = await startEngine(name, 'en-GB', siteUrl)
    })
    beforeEach(async () => {
      await page.goto('/robots.txt')
      await page.run(() => {
        sessionStorage.clear()
        // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other interface for cookies.
        for (const name of ['cookie-consent', 'language']) document.cookie = `${name}=; path=/; max-age=0`
      })
      await page.resize(1280, 900)
      released = Promise.resolve()
      scripts = true
    })
    afterAll(() => page?.close())

    const until = (condition: () => unknown) => expect.poll(() => page.run(condition)).toBeTruthy()
    const visit = async (path: string) => {
      await page.goto(path)
      await until(() => history.scrollRestoration === 'manual')
    }
    const expectNoProblems = async () =>
      expect(await page.run(() => (window as unknown as { problems: string[] }).problems)).toEqual([])

    test('the language is right before the application starts', async () => {
      const release = holdApplication()
      await page.goto('/kontakt')
      await until(() => document.querySelector('a')?.textContent === 'Skip to content')
      expect(await page.run(() => document.documentElement.lang)).toBe('en')
      release()
      await until(() => history.scrollRestoration === 'manual')
      await expectNoProblems()
    })

    test.each(['/', '/leistungen/telefonie', '/lageplan', '/blog/satz'])(
      '%s starts without a message',
      async (path) => {
        await visit(path)
        expect(await page.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        await expectNoProblems()
      },
    )

    test('what is typed survives a reload, and is sent to a domain with an umlaut', async () => {
      await visit('/kontakt')
      for (const [field, value] of Object.entries(typed)) await page.type(`${form} [name=${field}]`, value)
      await visit('/kontakt')
      const values = () =>
        Object.fromEntries(
          new FormData(
            document.querySelector<HTMLFormElement>('form:has([name=message])') ?? undefined,
          ) as never,
        )
      expect(await page.run(values)).toMatchObject({
        ...typed,
        email: expect.stringMatching(/^z@(müller|xn--mller-kva)\.example$/),
      })
      await page.click(`${form} [type=submit]`)
      await until(() => document.querySelector('[role=status] > div'))
      expect(received.at(-1)?.email).toMatch(/^z@(müller|xn--mller-kva)\.example$/)
      expect(Object.values(await page.run(values)).join('')).not.toContain('Hallo')
      await expectNoProblems()
    })

    test('consent is stored, and the question does not come back', async () => {
      await visit('/')
      await page.click('section[aria-label=Cookies] div button:nth-of-type(2)')
      await until(() => !document.querySelector('section[aria-label=Cookies]'))
      expect(await page.run(() => decodeURIComponent(document.cookie))).toContain('"analytics":false')
      await visit('/kontakt')
      expect(await page.run(() => document.querySelector('section[aria-label=Cookies]') === null)).toBe(true)
    })

    test('the language switches at once, with what was typed', async () => {
      await visit('/contact')
      await page.type(`${form} [name=message]`, 'Guten Tag')
      await page.click('header button[lang=de]')
      await until(() => location.pathname === '/kontakt' && document.documentElement.lang === 'de')
      expect(await page.run(() => document.querySelector('textarea')?.value)).toBe('Guten Tag')
      await page.goto('/')
      await until(() => document.querySelector('a')?.textContent === 'Zum Inhalt springen')
    })

    test('the menu opens and leads to a page, by the keyboard', async () => {
      await page.resize(500, 800)
      await visit('/')
      await page.run(() =>
        [...document.querySelectorAll<HTMLElement>('header button')]
          .find((button) => (button.ariaLabel ?? button.textContent) === 'Menu')
          ?.focus(),
      )
      await page.press('\ue007')
      await until(() => document.querySelector('dialog')?.contains(document.activeElement))
      await page.press('\ue00c')
      await until(() => !document.querySelector('dialog') && document.activeElement?.closest('header'))
      await page.press('\ue007')
      await until(() => document.querySelector('dialog'))
      await page.click('dialog a[href="/contact"]')
      await until(() => location.pathname === '/contact' && document.activeElement?.matches('h1'))
      await expectNoProblems()
    })

    test('the search finds an article, which opens at its top, and back is at the list', async () => {
      await visit('/blog')
      await page.type('[type=search]', 'postquanten')
      await until(() => document.querySelectorAll('main article').length === 1)
      await page.click('main article h2 a')
      await until(
        () => location.pathname === '/blog/text-2' && scrollY === 0 && document.activeElement?.matches('h1'),
      )
      await page.run(() => history.back())
      await until(() => location.search === '?suche=postquanten' && document.querySelector('main article'))
      await expectNoProblems()
    })

    test('without scripts there are all texts, links and fields', async () => {
      scripts = false
      await page.goto('/kontakt')
      const seen = await page.run(() =>
        ['h1', 'header nav a', 'textarea', 'footer a'].map((selector) =>
          document.querySelector(selector)?.checkVisibility(),
        ),
      )
      expect(seen).toEqual([true, true, true, true])
      expect(await page.run(() => document.documentElement.lang)).toBe('de')
    })
  })
}
