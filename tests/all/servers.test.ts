import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, test as always, beforeAll, describe, expect, vi } from 'vitest'
import { redirectPages } from '../../scripts/site/hosts/redirects.ts'
import { headersFor, parseHeaders } from '../../scripts/site/security/headers.ts'
import { privatePaths } from '../hostile/requests.ts'
import { ask as askServer } from '../support/ask.ts'
import { publishedSlugs, topicLists } from '../support/every-page.ts'
import { isInstalled } from '../support/installed.ts'
import { closeServer, freePort, listen } from '../support/listen.ts'
import { configureNginx } from '../support/nginx.ts'
import { writeFiles } from '../support/post-source.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A folder of the owner, as somebody may call it, has rules of its own. */
const folderOfOwner = 'Prüf Dateien (1) + mehr'
const rules = [
  ...parseHeaders(readFileSync('dist/_headers', 'utf8')),
  { path: `/${folderOfOwner}/*`, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
]
/** The built site, and old addresses of each kind. */
const root = temporaryFolder()
const moved = [
  ['/blog/alt', '/blog/neu', '/blog/alt', '/blog/neu'],
  ['/alte-seite', '/neu#anfang', '/Alte-Seite.html', '/neu#anfang'],
  ['/index.php', '/leistungen', '/INDEX.PHP', '/leistungen'],
  ['/anfrage', '/kontakt?thema=backup', '/anfrage/', '/kontakt?thema=backup'],
  ['/beitrag', 'https://alt.example/x?b=c#d', '/beitrag', 'https://alt.example/x?b=c#d'],
] as const
const redirects = Object.fromEntries(moved.map(([from, to]) => [from, to]))
beforeAll(() => {
  cpSync('dist', root, { recursive: true })
  writeFiles(root, {
    ...Object.fromEntries(redirectPages(redirects)),
    [`${folderOfOwner}/Prüfliste & Plan.txt`]: 'a',
  })
})

/** In place of the server functions: says from whom a request is. */
const upstream = createHttpServer(({ url, headers }, response) => {
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify({ url, host: headers.host, from: headers['x-forwarded-for'] }))
})
let functions = ''
beforeAll(async () => {
  functions = new URL(await listen(upstream)).host
})
afterAll(() => closeServer(upstream))

/** A page below another one of the same name, and a list of articles beside the folder of its feed. */
const nested = ['/leistungen/backup', ...topicLists.slice(0, 1).map(({ path }) => path)]

/** A file of each kind that a page loads. */
const loaded = [
  ...(/\/assets\/[^"]+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? []),
  ...publishedSlugs.slice(0, 1).map((slug) => `/content/posts/${slug}.json`),
]
const articles = publishedSlugs.map((slug) => readFileSync(`dist/blog/${slug}.html`, 'utf8')).join('')
const pictures = /\/pictures\/[^"]+\.svg/.exec(articles) ?? []

const types = {
  html: 'text/html',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  js: 'javascript',
  json: '/json',
  xml: 'xml',
}

describe('nginx, as it is configured for the site, answers', () => {
  const isThere = isInstalled('nginx')
  const test = always.skipIf(!isThere)
  const folder = temporaryFolder()
  let url = ''
  let running: ChildProcess | undefined
  const ask = (path: string, headers?: Record<string, string>) => askServer(url, path, headers)

  beforeAll(async () => {
    if (!isThere) return
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const configuration = join(folder, 'configuration')
    const server = { host: '127.0.0.1', root, port, functions }
    writeFileSync(configuration, configureNginx(folder, rules, server, redirects))
    const started = spawn('nginx', ['-c', configuration, '-e', 'stderr'])
    running = started
    let log = ''
    started.stderr.on('data', (chunk) => {
      log += chunk
    })
    await vi.waitFor(async () => {
      if (started.exitCode !== null) expect.unreachable(`nginx has ended: ${log}`)
      await ask('/')
    }, 30_000)
  })
  afterAll(async () => {
    const ended = new Promise((done) => running?.on('exit', done))
    if (running?.exitCode === null && running.kill()) await ended
  })

  test('a page or a file with its headers', async () => {
    const pages = ['/kontakt', ...nested].map((path) => [path, `${path}.html`])
    const ofOwner = `/${folderOfOwner}/Prüfliste & Plan.txt`
    const files = ['/favicon.svg', '/robots.txt', '/blog/feed.xml', ...loaded, ...pictures, ofOwner].map(
      (path) => [encodeURI(path), path],
    )
    for (const [path = '', file = ''] of [
      ['/', '/index.html'],
      ['/kontakt?a=b', '/kontakt.html'],
      ...pages,
      ...files,
    ]) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(readFileSync(root + file))]).toEqual([path, 200, true])
      const type = types[extname(file).slice(1) as keyof typeof types]
      expect(headers['content-type']).toContain(type)
      if (type.startsWith('text/')) expect(headers['content-type']?.toLowerCase()).toContain('charset=utf-8')
      for (const [header, value] of Object.entries(headersFor(decodeURI(path.split('?', 1)[0] ?? ''), rules)))
        expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value])
    }
  })

  test('/functions with what the server functions say, and the visitor', async () => {
    const path = '/functions/newsletter/confirm?token=a.b'
    const { status, headers, body } = await ask(path, { 'X-Forwarded-For': '192.0.2.1' })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-security-policy']).toBeUndefined()
    expect(JSON.parse(String(body))).toEqual({ url: path, host: new URL(url).host, from: '127.0.0.1' })
  })

  test('what is not there, or is for hosts only, with the page for that', async () => {
    const notFound = readFileSync('dist/404.html')
    const { 'Cache-Control': cache, 'Content-Security-Policy': policy } = headersFor('/404', rules)
    for (const path of ['/gibt-es-nicht', ...privatePaths]) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(notFound)]).toEqual([path, 404, true])
      // Some hosts send the headers of what was asked for; the page has its policy itself.
      const policies = [policy, headersFor(path, rules)['Content-Security-Policy']]
      expect(policies, path).toContain(headers['content-security-policy'])
      // A browser must not keep it for long: the next deploy may bring the file.
      expect([cache, undefined], path).toContain(headers['cache-control'])
    }
  })

  test('any other address of a page by leading to its own', async () => {
    const targets = [
      ['/index.html', '/'],
      ['/index', '/'],
      ...['/kontakt', ...nested].flatMap((path) => [
        [`${path}/`, path],
        [`${path}/?a=b`, `${path}?a=b`],
        [`${path}.html?a=b`, `${path}?a=b`],
      ]),
    ]
    for (const [path = '', target] of targets) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.location?.replace(url, '')]).toEqual([path, 301, target])
    }
  })

  test('an old address by leading to the new one, with its query', async () => {
    for (const [, , requested, target] of moved) {
      const withQuery = target.includes('?') ? target : target.replace(/(?=#|$)/, '?a=b')
      for (const [path, expected] of [
        [requested, target],
        [`${requested}?a=b`, withQuery],
      ]) {
        const { status, headers } = await ask(path ?? '')
        expect([path, status, headers.location?.replace(url, '')]).toEqual([path, 301, expected])
      }
    }
  })

  test('a file compressed as the browser takes it', async () => {
    for (const path of ['/kontakt', '/', '/sitemap.xml', ...loaded]) {
      const plain = await ask(path)
      for (const accepted of ['br', 'gzip', 'gzip, deflate, br']) {
        const { status, headers, body } = await ask(path, { 'Accept-Encoding': accepted })
        const encoding = accepted.includes('gzip') ? 'gzip' : undefined
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
        expect((encoding ? gunzipSync(body) : body).equals(plain.body), path).toBe(true)
        if (encoding) expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
        for (const name of ['content-type', 'cache-control']) expect(headers[name]).toBe(plain.headers[name])
      }
    }
  })
})
