import { describe, expect, test } from 'vitest'
import { fetchContent } from './fetch-content.ts'
import { contentFormat } from './post.ts'

const json = { 'content-type': 'application/json' }
const answer =
  (body: string, init: ResponseInit = { headers: json }) =>
  async () =>
    new Response(body, init)
const right = JSON.stringify({ format: contentFormat, slug: 'x' })

describe('the content of an address', () => {
  test('is what the file says', async () => {
    expect(await fetchContent('posts/x.json', answer(right))).toEqual({ format: contentFormat, slug: 'x' })
  })

  test('is asked for once, below /content', async () => {
    const asked: unknown[] = []
    await fetchContent('posts/x.json', async (address) => {
      asked.push(address)
      return new Response(right, { headers: json })
    })
    expect(asked).toEqual(['/content/posts/x.json'])
  })

  test.each([
    ['a missing file', answer('', { status: 404 })],
    ['a file that is gone', answer('', { status: 410 })],
    ['a page in place of the file', answer('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('%s is no content', async (_, send) => {
    expect(await fetchContent('posts/x.json', send)).toBeNull()
  })

  test.each([
    ['an error of the host', answer('', { status: 500 })],
    ['half a file', answer('{"format":1,', { headers: json })],
    ['another format', answer('{"format":0}')],
    ['no map at all', answer('null')],
    [
      'no network',
      async () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('%s throws', async (_, send) => {
    await expect(fetchContent('posts/x.json', send)).rejects.toThrow()
  })
})
