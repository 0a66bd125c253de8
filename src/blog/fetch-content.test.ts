import { expect, test } from 'vitest'
import { fetchContent } from './fetch-content.ts'
import { contentFormat } from './post.ts'

const json = { 'content-type': 'application/json' }
const post = { format: contentFormat, slug: 'x' }

const read = (body: string, status = 200, headers: Record<string, string> = json) =>
  fetchContent('posts/x.json', async () => new Response(body, { status, headers }))

test('the content of an address is requested once, below /content, for a limited time', async () => {
  const requested: unknown[] = []
  const found = await fetchContent('posts/x.json', async (...request) => {
    requested.push(request)
    return new Response(JSON.stringify(post), { headers: json })
  })
  const init = { signal: expect.any(AbortSignal) }
  expect([found, requested]).toEqual([post, [['/content/posts/x.json', init]]])
})

test('a file that is missing or gone, or a page in its place, is no content', async () => {
  expect([await read('', 404), await read('', 410)]).toEqual([null, null])
  expect(await read('<!doctype html>', 200, { 'content-type': 'text/html' })).toBeNull()
})

test('an error of the host or the network, half a file and another format throw', async () => {
  await expect(read(JSON.stringify(post), 500)).rejects.toThrow()
  for (const body of ['{"format":1,', '{"format":0}', 'null']) await expect(read(body)).rejects.toThrow()
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(fetchContent('posts/x.json', offline)).rejects.toThrow('Failed to fetch')
})
