import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join, parse } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeServer, listen } from '../../tests/support/listen.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { formatRedirects, redirectPages } from '../site/hosts/redirects.ts'
import { createStaticHost } from './static-host.ts'

const [dist, outside] = [temporaryFolder(), temporaryFolder()]
const server = createServer(createStaticHost(dist))
let url = ''

/** Writes a file that is as old as every other one: a clock of a disk can stand still between two builds. */
function write(name: string, text: string): void {
  const path = join(dist, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  utimesSync(path, 1, 1)
}

beforeAll(async () => {
  write('index.html', 'home')
  write('404.html', 'old')
  write('_headers', '/*\n  X-Build: old\n')
  url = await listen(server)
})
afterAll(() => closeServer(server))

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers })

test('an old address leads to the new one, with its query, though a page for other hosts is there', async () => {
  const redirects = { '/blog/alt': '/blog/neu' }
  write('_redirects', formatRedirects(redirects))
  expect(formatRedirects(redirects)).toMatch(/^\/blog\/alt \/blog\/neu 301!\n\/blog\/alt \/blog\/neu 301$/m)
  const pages = new Map(redirectPages(redirects))
  for (const [name, html] of pages) write(name, html)
  for (const path of ['/blog/alt?a=b', '/blog/alt.html?a=b', '/blog/alt/?a=b']) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')]).toEqual([301, '/blog/neu?a=b'])
  }
  const html = pages.get('blog/alt.html')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"/]+\/blog\/neu">/)
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog/neu">')
})

test('no address and no link leads out of the folder', async () => {
  for (const name of ['secret.txt', 'secret.html', 'inside.txt.gz'])
    writeFileSync(join(outside, name), 'secret')
  const links = {
    'link.txt': 'secret.txt',
    'page.html': 'secret.html',
    folder: '.',
    'broken.txt': 'gone.txt',
  }
  for (const [name, to] of Object.entries({ ...links, 'inside.txt.gz': 'inside.txt.gz' }))
    symlinkSync(join(outside, to), join(dist, name))
  write('inside.txt', 'inside')
  const { base } = parse(outside)
  const paths = [
    ...['/link.txt', '/page', '/folder/secret.txt', '/folder/secret', '/broken.txt'],
    ...[`/..%2f${base}%2fsecret.txt`, `/folder/..%2f..%2f${base}/secret.txt`, `/..%5c${base}%5csecret.txt`],
  ]
  for (const path of paths) {
    const response = await ask(path)
    expect([path, response.status, await response.text()]).toEqual([path, 404, 'old'])
  }
  const copy = await ask('/inside.txt', { 'Accept-Encoding': 'gzip' })
  expect([copy.headers.get('content-encoding'), await copy.text()]).toEqual([null, 'inside'])
})
