import { expect, test, vi } from 'vitest'
import { pageViewCounter } from './page-view-counter.ts'

// What is sent, and when, is in `tests/flows/consent.spec.ts`.
test('a page view is sent without a preflight request, and a server that cannot be reached is no error', async () => {
  const record = vi.fn()
  process.on('unhandledRejection', record)
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  pageViewCounter('https://stats.example.com/api/event', 'example.com', send)('https://example.com/', '')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', record)
  expect(send.mock.calls.map(([, init]) => init?.headers)).toEqual([{ 'Content-Type': 'text/plain' }])
  expect(record).not.toHaveBeenCalled()
})
