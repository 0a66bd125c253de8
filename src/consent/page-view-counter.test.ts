import { expect, test } from 'vitest'
import { pageViewCounter } from './page-view-counter.ts'

test('a page view is sent once, without a preflight request', () => {
  const sent: unknown[] = []
  const count = pageViewCounter(
    'https://stats.example.com/api/event',
    'example.com',
    async (address, init) => {
      sent.push(address, JSON.parse(String(init?.body)), init?.headers)
      return new Response(null, { status: 202 })
    },
  )
  count('https://example.com/blog', '')
  expect(sent).toEqual([
    'https://stats.example.com/api/event',
    { name: 'pageview', domain: 'example.com', url: 'https://example.com/blog', referrer: null },
    { 'Content-Type': 'text/plain' },
  ])
})

test('a server that cannot be reached is no error', async () => {
  const rejections: unknown[] = []
  const record = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', record)
  pageViewCounter('https://stats.example.com/api/event', 'example.com', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  )('https://example.com/', '')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', record)
  expect(rejections).toEqual([])
})
