import { expect, test, vi } from 'vitest'
import { countPageView } from './count-page-view.ts'

test.each([
  ['/blog?suche=Krebsdiagnose', '/blog'],
  ['/contact?email=a@example.com&token=1#form', '/contact'],
  ['/lageplan#plan=1.nyu.2026-11-26.Muster', '/lageplan'],
])(
  'of %s only the path is counted, as a page and as a referrer, without a preflight request',
  async (address, path) => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
    const endpoint = 'https://stats.example.com/api/event'
    await countPageView(
      endpoint,
      'example.com',
      `https://example.com${address}`,
      `https://a.example${address}`,
      send,
    )
    const [to, init] = send.mock.calls[0] ?? []
    expect([to, init?.headers]).toEqual([endpoint, { 'Content-Type': 'text/plain' }])
    const view = { name: 'pageview', domain: 'example.com', url: `https://example.com${path}` }
    expect(JSON.parse(String(init?.body))).toEqual({ ...view, referrer: `https://a.example${path}` })
  },
)
