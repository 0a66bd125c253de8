import { expect, test, vi } from 'vitest'
import { pageViewCounter } from './page-view-counter.ts'

const endpoint = 'https://stats.example.com/api/event'

test('a page view is sent once, without a preflight request', () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }))
  pageViewCounter(endpoint, 'example.com', send)('https://example.com/blog', '')
  const view = { name: 'pageview', domain: 'example.com', url: 'https://example.com/blog', referrer: null }
  expect(
    send.mock.calls.map(([address, init]) => [address, init?.headers, JSON.parse(`${init?.body}`)]),
  ).toEqual([[endpoint, { 'Content-Type': 'text/plain' }, view]])
})

test('a server that cannot be reached is no error', async () => {
  const record = vi.fn()
  process.on('unhandledRejection', record)
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  pageViewCounter(endpoint, 'example.com', offline)('https://example.com/', '')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', record)
  expect(record).not.toHaveBeenCalled()
})
