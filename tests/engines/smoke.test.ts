import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { closeServer, listen } from '../support/listen.ts'
import { testSite } from '../support/test-site.ts'
import { type Engine, engines, startEngine } from './engines.ts'

const host = createStaticHost(`${testSite}/dist`)
let received: unknown
const gate = new EventEmitter().setMaxListeners(0)
let isHeld = false
let scripts = true

/** Runs in the page before anything else of it, and notes what goes wrong. */
const probe = `const problems = window.problems = []
  for (const kind of ['error', 'warn']) console[kind] = (...texts) => problems.push(texts.join(' '))
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))`

/** The built site, with the probe in its pages, and forms that are answered. */
const server = createServer(async (request, response) => {
  const { url = '', method } = request
  if (method === 'POST') {
    received = JSON.parse(await text(request))
    return response.setHeader('Content-Type', 'application/json').end('{"success":true}')
  }
  if (url === '/probe.js') return response.setHeader('Content-Type', 'text/javascript').end(probe)
  if (url.endsWith('.js') && isHeld) await once(gate, 'open')
  const [path = ''] = url.split('?')
  if (/\.\w+$/.test(path)) return host(request, response)
  const html = readFileSync(`${testSite}/dist${path === '/' ? '/index' : path}.html`, 'utf8')
  // The policy of the site is in the page, too.
  if (!scripts) response.setHeader('Content-Security-Policy', "script-src 'none'")
  response.setHeader('Content-Type', 'text/html')
  response.end(html.replace('<head>', '<head><script src="/probe.js"></script>'))
})
let siteUrl = ''
beforeAll(async () => {
  siteUrl = await listen(server)
})
afterAll(() => closeServer(server))

const form = 'form:has([name=message])'
const name = { firstName: 'Zoe', lastName: 'Muster', company: 'M' }
const typed = { ...name, email: 'z@müller.example', message: 'Hallo' }

for (const name of ['firefox', 'webkit'] as const) {
  if (!engines[name] && process.env.CI) throw new Error(`${name} is not installed`)

  describe.skipIf(!engines[name])(name, () => {
    let page: Engine
    beforeAll(async () => {
      page = await startEngine(name, siteUrl)
    })
    beforeEach(async () => {
      await page.goto('/robots.txt')
      await page.run(() => {
        sessionStorage.clear()
        // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other interface for cookies.
        for (const name of ['cookie-consent', 'language']) document.cookie = `${name}=; path=/; max-age=0`
      })
      await page.resize(1280, 900)
      received = undefined
      scripts = true
    })
    afterEach(async () => {
      expect(await page.run(() => (window as { problems?: string[] }).problems ?? [])).toEqual([])
    })
    afterAll(() => page?.close())

    const [enterKey, escapeKey] = ['\ue007', '\ue00c']
    const until = (condition: () => unknown) => expect.poll(() => page.run(condition)).toBeTruthy()
    const visit = async (path: string) => {
      await page.goto(path)
      await until(() => history.scrollRestoration === 'manual')
    }

    test('the language is right before the application starts', async () => {
      isHeld = true
      await page.goto('/kontakt')
      await until(() => document.querySelector('a')?.textContent === 'Skip to content')
      expect(await page.run(() => document.documentElement.lang)).toBe('en')
      gate.emit('open')
      isHeld = false
      await until(() => history.scrollRestoration === 'manual')
    })

    test.each(['/', '/leistungen/telefonie', '/lageplan', '/blog/satz'])(
      '%s starts without a message',
      async (path) => {
        await visit(path)
        expect(await page.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      },
    )

    test('what is typed survives a reload and another language, and is sent to a domain with an umlaut', async () => {
      const message = () => page.run(() => document.querySelector('textarea')?.value)
      await visit('/contact')
      for (const [field, value] of Object.entries(typed)) await page.type(`${form} [name=${field}]`, value)
      await visit('/contact')
      await page.click('header button[lang=de]')
      await until(() => location.pathname === '/kontakt' && document.documentElement.lang === 'de')
      expect(await message()).toBe(typed.message)
      await page.click(`${form} [type=submit]`)
      // As the engine writes it.
      const email = expect.stringMatching(/^z@(müller|xn--mller-kva)\.example$/)
      await expect.poll(() => received).toMatchObject({ ...typed, email })
      await expect.poll(message).toBe('')
    })

    test('consent is stored, and the question does not come back', async () => {
      await visit('/')
      await page.click('section[aria-label=Cookies] div button:nth-of-type(2)')
      await until(() => !document.querySelector('section[aria-label=Cookies]'))
      expect(await page.run(() => decodeURIComponent(document.cookie))).toContain('"analytics":false')
      await visit('/kontakt')
      expect(await page.run(() => document.querySelector('section[aria-label=Cookies]') === null)).toBe(true)
    })

    test('the menu opens and leads to a page, by the keyboard', async () => {
      await page.resize(500, 800)
      await visit('/')
      await page.type('header [popovertarget]', enterKey)
      await until(() => document.querySelector('#menu')?.matches(':popover-open'))
      await page.type('#menu button', escapeKey)
      await until(() => !document.querySelector('#menu')?.matches(':popover-open'))
      await page.click('header [popovertarget]')
      await page.click('#menu a[href="/contact"]')
      await until(() => location.pathname === '/contact' && document.activeElement?.matches('h1'))
    })

    test('the search finds an article, which opens at its top, and back is at the list', async () => {
      await visit('/blog')
      await page.type('[type=search]', `postquanten${enterKey}`)
      await until(() => document.querySelectorAll('main article').length === 1)
      await page.click('main article h2 a')
      await until(
        () => location.pathname === '/blog/text-2' && scrollY === 0 && document.activeElement?.matches('h1'),
      )
      await page.run(() => history.back())
      await until(() => location.search === '?suche=postquanten' && document.querySelector('main article'))
    })

    test('without scripts there are all texts, links and fields', async () => {
      scripts = false
      await page.goto('/kontakt')
      const parts = ['[lang=de] h1', 'header nav a', 'textarea', 'footer a']
      const isVisible = (css: string) => document.querySelector(css)?.checkVisibility()
      for (const part of parts) expect([part, await page.run(isVisible, part)]).toEqual([part, true])
    })
  })
}
