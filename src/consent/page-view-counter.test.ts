import { expect, test, vi } from 'vitest'
import { pageViewCounter } from './page-view-counter.ts'

test('a page view has no fragment and no preflight request, and a server that cannot be reached is no error', async () => {
  const record = vi.fn()
  process.on('unhandledRejection', record)
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  const count = pageViewCounter('https://stats.example.com/api/event', 'example.com', send)
  count('https://example.com/lageplan?a=b#plan=1.nyu.2026-11-26.Muster', '')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', record)
  const view = { name: 'pageview', domain: 'example.com', url: 'https://example.com/lageplan?a=b' }
  const [[address, init] = []] = send.mock.calls
  expect([address, init?.headers]).toEqual([
    'https://stats.example.com/api/event',
    { 'Content-Type': 'text/plain' },
  ])
  expect(JSON.parse(String(init?.body))).toEqual({ ...view, referrer: null })
  expect(record).not.toHaveBeenCalled()
})

test.each([
  ['/blog?suche=Krebsdiagnose', '/blog'],
  ['/contact?email=a@example.com&token=1#form', '/contact'],
  ['/lageplan#b=1', '/lageplan'],
])('of %s only the path is counted, as a page and as a referrer', (address, path) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  const count = pageViewCounter('https://stats.example.com/api/event', 'example.com', send)
  count(`https://example.com${address}`, `https://other.example${address}`)
  const { url, referrer } = JSON.parse(String(send.mock.calls[0]?.[1]?.body))
  expect([url, referrer]).toEqual([`https://example.com${path}`, `https://other.example${path}`])
})
