import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostWorker, startWorker } from './start-worker.ts'

const code = `
import { servePosts } from ${JSON.stringify(new URL('./serve-posts.ts', import.meta.url).href)}
servePosts(({ file, bytes }) => {
  if (file === 'throws') throw new Error('a fault')
  if (file === 'exits') {
    process.stderr.write('Worse.')
    process.exit(3)
  }
  if (file === 'aborts') process.abort()
  if (file === 'hangs') while (true);
  return \`\${file}: \${Buffer.from(bytes)}\`
})
`

let folder: string
let worker: PostWorker<string>

function start(name: string, text: string): PostWorker<string> {
  const path = join(folder, name)
  writeFileSync(path, text)
  const work = {
    worker: pathToFileURL(path),
    here: () => Promise.reject(new Error('expected a process')),
    failed: ({ message }: { message: string }) => message,
  }
  return startWorker(work, { timeLimit: 300, memoryLimit: 100 })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'))
  worker = start('worker.mjs', code)
})
afterAll(() => {
  worker.destroy()
  rmSync(folder, { recursive: true })
})

test.each([
  ['throws', /^file: expected to compile, found a fault of the compiler: a fault$/],
  ['exits', /^file: expected to compile, found that the compiler ended with 3: Worse\.$/],
  ['aborts', /^file: expected to compile within 100 MB of memory, stopped; /],
  ['hangs', /^file: expected to compile within 0\.3 s, stopped; /],
])('a post that %s is named, and the next one has its result', async (file, message) => {
  expect(await worker.run({ file, bytes: Buffer.from('') })).toMatch(message)
  expect(await worker.run({ file: 'a', bytes: Buffer.from('ä') })).toBe('a: ä')
})

test('the time in which a process starts is not that of a post', async () => {
  const late = start('late.mjs', `await new Promise((resolve) => setTimeout(resolve, 600))\n${code}`)
  expect(await late.run({ file: 'a', bytes: Buffer.from('b') })).toBe('a: b')
  late.destroy()
})

test('a process that cannot start says why', async () => {
  const broken = start('broken.mjs', `import 'gone-for-good'`)
  expect(await broken.run({ file: 'a', bytes: Buffer.from('') })).toMatch(
    /^file: expected to compile, found that the compiler ended with 1: .*gone-for-good/s,
  )
})
