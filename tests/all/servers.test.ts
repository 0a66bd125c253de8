import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'
import { afterAll, test as always, beforeAll, describe, expect, vi } from 'vitest'
import { formatNginx } from '../../scripts/site/hosts/host-files.ts'
import { redirectPages } from '../../scripts/site/hosts/redirects.ts'
import { headersFor, parseHeaders } from '../../scripts/site/security/headers.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { closeServer, freePort, listen } from '../support/listen.ts'
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
  ['/alte-seite', '/neu', '/Alte-Seite.html', '/neu'],
  ['/index.php', '/leistungen', '/INDEX.PHP', '/leistungen'],
  ['/beitrag', 'https://alt.example/x', '/beitrag/', 'https://alt.example/x'],
] as const
const redirects = Object.fromEntries(moved.map(([from, to]) => [from, to]))
beforeAll(() => {
  cpSync('dist', root, { recursive: true })
  writeFiles(root, {
    ...Object.fromEntries(redirectPages(redirects)),
    [`${folderOfOwner}/Prüfliste & Plan.txt`]: 'a',
  })
})

/** What nginx reads before it starts. */
function configure(folder: string, port: number): string {
  const files = formatNginx(rules, 'http://localhost', redirects)
  const here = { '/etc/nginx/site': folder, '/var/www/site': root, 'listen 80': `listen ${port}` }
  for (const [from, to] of Object.entries({ ...here, '127.0.0.1:4173': functions }))
    files['nginx.conf'] = files['nginx.conf'].replaceAll(from, to)
  writeFiles(folder, files)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // What a server needs that is started by anybody.
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; worker_processes 1;
    error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder};`).join(' ')}
      include ${folder}/nginx.conf;
    }`
}

/** CI has to have nginx; elsewhere its tests are skipped. */
function isInstalled(): boolean {
  const isThere = spawnSync('nginx', ['-v']).error === undefined
  if (!isThere && process.env.CI) throw new Error('nginx is not installed.')
  return isThere
}

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

/** A file of each kind that a page loads, and one of the owner. */
const files = [
  ...['/favicon.svg', '/robots.txt', `/content/posts/${publishedSlugs[0]}.json`],
  ...(/\/assets\/[^"]+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? []),
  `/${folderOfOwner}/Prüfliste & Plan.txt`,
]

const types: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/i,
  '.svg': /^image\/svg\+xml/,
  '.txt': /^text\/plain; charset=utf-8$/i,
  '.js': /javascript/,
  '.json': /^application\/json/,
}

describe('nginx, as it is configured for the site, answers', () => {
  const isThere = isInstalled()
  const test = always.skipIf(!isThere)
  const folder = temporaryFolder()
  let url = ''
  const host = 'localhost'
  let running: ChildProcess | undefined

  beforeAll(async () => {
    if (!isThere) return
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const configuration = join(folder, 'configuration')
    writeFileSync(configuration, configure(folder, port))
    running = spawn('nginx', ['-c', configuration, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await vi.waitFor(() => ask('/'), 30_000)
  })
  afterAll(async () => {
    const ended = new Promise((done) => running?.on('exit', done))
    if (running?.kill()) await ended
  })

  /** Asks for a path as it is: `fetch` would normalize it, and expand the body. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const request = get({ ...urlToHttpOptions(new URL(url)), path, headers: { Host: host, ...headers } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
  }

  test('a page or a file with its headers', async () => {
    for (const [path, file] of [
      ['/', '/index.html'],
      ['/kontakt?a=b', '/kontakt.html'],
      ...['/leistungen/backup', '/blog/seite/2'].map((path) => [path, `${path}.html`] as const),
      ...files.map((file) => [encodeURI(file), file] as const),
    ] as const) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(readFileSync(root + file))]).toEqual([path, 200, true])
      expect(headers['content-type']).toMatch(types[extname(file)] ?? /^$/)
      for (const [header, value] of Object.entries(headersFor(decodeURI(path.split('?', 1)[0] ?? ''), rules)))
        expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value])
    }
  })

  test('a file compressed as it is in the folder', async () => {
    for (const path of ['/kontakt', `/content/posts/${publishedSlugs[0]}.json`]) {
      const { headers } = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' })
      expect([path, headers['content-encoding']]).toEqual([path, 'gzip'])
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
  })

  test('/functions with what the server functions say, and the visitor', async () => {
    const path = '/functions/newsletter/confirm?token=a.b'
    const { status, headers, body } = await ask(path, { 'X-Forwarded-For': '192.0.2.1' })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-security-policy']).toBeUndefined()
    expect(JSON.parse(String(body))).toEqual({ url: path, host, from: '127.0.0.1' })
  })

  test('what is not there, or is for hosts only, with the page for that', async () => {
    const notFound = readFileSync('dist/404.html')
    const { 'Cache-Control': cache } = headersFor('/404', rules)
    for (const path of [
      '/gibt-es-nicht',
      '/404',
      '/404.html',
      '/_headers',
      '/.htaccess',
      '/assets/fehlt-1.js',
    ]) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(notFound)]).toEqual([path, 404, true])
      // A browser must not keep it for long: the next deploy may bring the file.
      expect([cache, undefined], path).toContain(headers['cache-control'])
    }
  })

  test('any other address of a page, and an old one, by leading to the right one, with its query', async () => {
    for (const [path, target] of [
      ['/index.html', '/'],
      ...['/kontakt', '/leistungen/backup', '/blog/seite/2'].flatMap((path) => [
        [`${path}/?a=b`, `${path}?a=b`] as const,
        [`${path}.html`, path] as const,
      ]),
      ...moved.map(([, , path, target]) => [path, target] as const),
      ['/blog/alt?a=b', '/blog/neu?a=b'],
    ] as const) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.location?.replace(`http://${host}`, '')]).toEqual([path, 301, target])
    }
  })
})
