import { expect, test } from 'vitest'
import { requestContent } from './fetch-content.ts'

const json = { 'content-type': 'application/json' }

const read = (body: string, status = 200, headers: Record<string, string> = json) =>
  requestContent('posts/x.json', async () => new Response(body, { status, headers }))

test('a file that is missing or gone, or a page in its place, is no content', async () => {
  expect([await read('', 404), await read('', 410)]).toEqual([null, null])
  expect(await read('<!doctype html>', 200, { 'content-type': 'text/html' })).toBeNull()
})

test('an error of the host, half a file and another format throw', async () => {
  await expect(read('{}', 500)).rejects.toThrow()
  for (const body of ['{"format":1,', '{"format":0}', 'null']) await expect(read(body)).rejects.toThrow()
})
