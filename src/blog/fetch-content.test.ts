import { describe, expect, test } from 'vitest'
import { fetchContent } from './fetch-content.ts'
import { contentFormat } from './post.ts'

const json = { 'content-type': 'application/json' }
const respond =
  (body: string, init: ResponseInit = { headers: json }) =>
  async () =>
    new Response(body, init)
const valid = JSON.stringify({ format: contentFormat, slug: 'x' })

describe('the content of an address', () => {
  test('is read from its file', async () => {
    expect(await fetchContent('posts/x.json', undefined, respond(valid))).toEqual({
      format: contentFormat,
      slug: 'x',
    })
  })

  test('is requested once, below /content, for a limited time', async () => {
    const requested: unknown[] = []
    await fetchContent('posts/x.json', { priority: 'low' }, async (...request) => {
      requested.push(request)
      return new Response(valid, { headers: json })
    })
    const init = { priority: 'low', signal: expect.any(AbortSignal) }
    expect(requested).toEqual([['/content/posts/x.json', init]])
  })

  test.each([
    ['a missing file', respond('', { status: 404 })],
    ['a file that is gone', respond('', { status: 410 })],
    ['a page in place of the file', respond('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('%s is no content', async (_, send) => {
    expect(await fetchContent('posts/x.json', undefined, send)).toBeNull()
  })

  test.each([
    ['an error of the host', respond('', { status: 500 })],
    ['half a file', respond('{"format":1,', { headers: json })],
    ['another format', respond('{"format":0}')],
    ['no map at all', respond('null')],
    [
      'no network',
      async () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('%s throws', async (_, send) => {
    await expect(fetchContent('posts/x.json', undefined, send)).rejects.toThrow()
  })
})
