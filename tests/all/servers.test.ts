import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCaddyfile } from '../../scripts/site/hosts/host-files.ts'
import { headersFor, parseHeaders } from '../../scripts/site/security/headers.ts'
import { privatePaths } from '../hostile/requests.ts'
import { until } from '../support/browser.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'
import { closeServer, freePort, listen } from '../support/listen.ts'
import { configureNginx } from '../support/nginx.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
const root = resolve('dist')
const redirects = { '/blog/alt': '/blog/neu' }

/** A real server: the program, what it reads before it starts, and how it is started. */
type Server = {
  program: string
  /** What it can choose from a request that accepts brotli and gzip. */
  encodings: string[]
  configure: (folder: string, port: number) => string
  options: (folder: string) => string[]
}

const servers: Record<string, Server> = {
  nginx: {
    program: 'nginx',
    encodings: ['gzip'],
    configure: (folder, port) =>
      configureNginx(folder, rules, { host: 'localhost', root, port, functions }, redirects),
    options: (folder) => ['-c', join(folder, 'configuration'), '-e', 'stderr'],
  },
  caddy: {
    program: 'caddy',
    encodings: ['br', 'gzip'],
    configure: (_, port) =>
      `{\n\tadmin off\n}\n${formatCaddyfile(rules, { host: `http://127.0.0.1:${port}`, root, functions }, redirects)}`,
    options: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'configuration')],
  },
  // Its part of the configuration, `.htaccess`, lies in the folder of the site.
  apache: {
    program: 'apache2',
    encodings: ['br', 'gzip'],
    configure: (folder, port) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite']
      return `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        ServerName localhost
        ServerRoot ${folder}
        DefaultRuntimeDir ${folder}
        Listen 127.0.0.1:${port}
        PidFile ${folder}/pid
        ErrorLog ${folder}/errors
        TypesConfig /etc/mime.types
        DocumentRoot ${root}
        <Directory ${root}>
          AllowOverride All
          Require all granted
        </Directory>`
    },
    options: (folder) => ['-f', join(folder, 'configuration'), '-DFOREGROUND'],
  },
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

/** A page below another one: there are a page and a folder of the same name. */
const child = everyPage.find(
  (path) => everyPage.includes(path.replace(/(?<=.)\/[^/]+$/, '')) && /.\//.test(path),
)
const nested = child === undefined ? [] : [child.replace(/\/[^/]+$/, ''), child]

const pagesWithPictures = publishedSlugs
  .map((slug) => readFileSync(`dist/blog/${slug}.html`, 'utf8'))
  .join('')

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

describe.each(Object.entries(servers))('%s, as it is configured for the site,', (name, server) => {
  const isThere = spawnSync(server.program, ['-v']).error === undefined
  if (!isThere)
    console.warn(`${server.program} is not installed: the configuration for ${name} is not tested.`)

  describe.skipIf(!isThere)('answers', () => {
    const folder = temporaryFolder()
    let port: number
    let running: ChildProcess
    beforeAll(async () => {
      mkdirSync(join(folder, 'home'))
      port = await freePort()
      writeFileSync(join(folder, 'configuration'), server.configure(folder, port))
      const env = {
        ...process.env,
        HOME: join(folder, 'home'),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      }
      running = spawn(server.program, server.options(folder), { env })
      let log = ''
      running.stderr?.on('data', (chunk) => {
        log += chunk
      })
      await until(async () => {
        if (running.exitCode !== null) expect.unreachable(`${name} has ended: ${log}`)
        await ask('/')
      })
    })
    afterAll(async () => {
      const ended = new Promise((done) => running.on('exit', done))
      if (running.exitCode === null && running.kill()) await ended
    })

    function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
      return new Promise((done, failed) => {
        get(
          { host: '127.0.0.1', port, path, headers: { Host: `127.0.0.1:${port}`, ...headers } },
          async (response) =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: await buffer(response),
            }),
        ).on('error', failed)
      })
    }

    const asset = /src="(\/assets\/[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''

    const data = publishedSlugs.slice(0, 1).map((slug) => `/content/posts/${slug}.json`)

    const [picture] = /\/pictures\/[^"]+\.svg/.exec(pagesWithPictures) ?? []
    const pictures = picture === undefined ? [] : [picture]

    test.each([
      ['/', 'index.html', 'text/html'],
      ['/kontakt', 'kontakt.html', 'text/html'],
      ['/kontakt?a=b', 'kontakt.html', 'text/html'],
      ...nested.map((path) => [path, `${path.slice(1)}.html`, 'text/html']),
      ['/icon.svg', 'icon.svg', 'image/svg+xml'],
      ['/robots.txt', 'robots.txt', 'text/plain'],
      [asset, asset.slice(1), 'javascript'],
      ...data.map((path) => [path, path.slice(1), 'application/json']),
      ...pictures.map((path) => [path, path.slice(1), 'image/svg+xml']),
    ])('%s with %s and its headers', async (path = '', file = '', type = '') => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(200)
      expect(body.equals(readFileSync(join('dist', file)))).toBe(true)
      expect(headers['content-type']).toContain(type)
      if (type.startsWith('text/')) expect(headers['content-type']?.toLowerCase()).toContain('charset=utf-8')
      for (const [header, value] of Object.entries(headersFor(path.split('?', 1)[0] ?? '', rules))) {
        expect(headers[header.toLowerCase()], header).toBe(value)
      }
    })

    // Apache's part is in the virtual host.
    test.skipIf(name === 'apache')(
      '/functions with what the server functions say, and the visitor',
      async () => {
        const path = '/functions/newsletter/confirm?token=a.b'
        const { status, headers, body } = await ask(path, { 'X-Forwarded-For': '192.0.2.1' })
        expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
        expect(headers['content-security-policy']).toBeUndefined()
        expect(JSON.parse(String(body))).toEqual({ url: path, host: `127.0.0.1:${port}`, from: '127.0.0.1' })
      },
    )

    test.each(['/gibt-es-nicht', ...privatePaths])('%s with the page for what is not there', async (path) => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.equals(readFileSync('dist/404.html'))).toBe(true)
      const { 'Cache-Control': cache, 'Content-Security-Policy': policy } = headersFor('/404', rules)
      // Some hosts send the headers of what was asked for; the page has its policy itself.
      expect([policy, headersFor(path, rules)['Content-Security-Policy']]).toContain(
        headers['content-security-policy'],
      )
      // A browser must not keep it for long: the next deploy may bring the file.
      expect([cache, undefined]).toContain(headers['cache-control'])
    })

    test.each([
      ['/index.html', '/'],
      ['/index', '/'],
      ['/kontakt.html', '/kontakt'],
      ['/kontakt/', '/kontakt'],
      ...nested.map((path) => [`${path}/`, path]),
      ...nested.map((path) => [`${path}.html?a=b`, `${path}?a=b`]),
      ['/kontakt/?a=b', '/kontakt?a=b'],
    ])('%s by leading to %s', async (path = '', target) => {
      const { status, headers } = await ask(path)
      expect([status, headers.location?.replace(`http://127.0.0.1:${port}`, '')]).toEqual([301, target])
    })

    // Apache's are in a file of the build.
    test.skipIf(name === 'apache')('an old address by leading to the new one, with its query', async () => {
      const { status, headers } = await ask('/blog/alt?a=b')
      expect(status).toBe(301)
      expect(headers.location).toMatch(/\/blog\/neu\?a=b$/)
    })

    test.each(['/kontakt', '/', asset, ...data, '/sitemap.xml'])(
      '%s with the compressed file that a browser takes',
      async (path) => {
        const plain = await ask(path)
        for (const encoding of ['br', 'gzip', 'gzip, deflate, br']) {
          const { status, headers, body } = await ask(path, { 'Accept-Encoding': encoding })
          const [expected] = server.encodings.filter((candidate) => encoding.includes(candidate))
          expect([status, headers['content-encoding']]).toEqual([200, expected])
          const expand = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? '']
          expect((expand ? expand(body) : body).equals(plain.body)).toBe(true)
          expect(headers['content-type']).toBe(plain.headers['content-type'])
          if (expected) expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
          expect(headers['cache-control']).toBe(plain.headers['cache-control'])
        }
      },
    )
  })
})
