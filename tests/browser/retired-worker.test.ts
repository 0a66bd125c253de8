import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { retiredWorkerPaths } from '../../src/site-files.ts'
import { openFirstVisit, until } from '../support/browser.ts'
import { closeServer, listen } from '../support/listen.ts'

/** How service workers of other sites answer. */
const answers = {
  'from its cache first': 'caches.match(event.request).then((found) => found ?? fetch(event.request))',
  'every page with its application':
    "event.request.mode === 'navigate' ? caches.match('/') : fetch(event.request)",
  'from the network, else its cache': 'fetch(event.request).catch(() => caches.match(event.request))',
}

const workerWith = (answer: string) => `
  addEventListener('install', (event) => {
    skipWaiting()
    event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/', '/kontakt'])))
  })
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => event.respondWith(${answer}))`

/** The site before: every page registers its worker. */
const oldSite =
  (name: string, answer: string): RequestListener =>
  ({ url }, response) => {
    const isWorker = url === name
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
    response.setHeader('Cache-Control', 'max-age=86400')
    const page = `<title>Old</title><h1>Old</h1><script>navigator.serviceWorker.register('${name}')</script>`
    response.end(isWorker ? workerWith(answer) : page)
  }

const ourSite = createStaticHost('dist')
let site: RequestListener = ourSite
const server = createServer((request, response) => site(request, response))
let baseURL = ''
beforeEach(async () => {
  if (baseURL === '') baseURL = await listen(server)
})
afterAll(() => closeServer(server))

test.each(Object.entries(answers))(
  'a browser with a worker that answers %s shows this site, and has nothing of the old one',
  async (kind, answer) => {
    // That they are all answered is in the next test.
    site = oldSite(retiredWorkerPaths[Object.keys(answers).indexOf(kind)] ?? '', answer)
    const page = await openFirstVisit({ baseURL })
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/kontakt')
    await page.getByRole('heading', { name: 'Old' }).waitFor()

    site = ourSite
    await page.goto('/kontakt')
    // The tab is open, and shows this site as soon as the worker is replaced.
    await page.locator('[data-app=site]').waitFor()
    await until(async () => {
      const left = await page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
      expect(left).toEqual([])
    })
    await page.goto('/impressum')
    await page.locator('[data-app=site]').waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  },
)

test('the worker that ends others is not cached, and is a script', async () => {
  site = ourSite
  for (const path of retiredWorkerPaths) {
    const { status, headers } = await fetch(baseURL + path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('cache-control')).toMatch(/^no-cache/)
    expect(headers.get('content-type')).toContain('javascript')
  }
})
