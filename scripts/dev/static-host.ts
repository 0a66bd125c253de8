import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, parseHeaders } from '../site/security/headers.ts'
import { withoutUpgrade } from '../site/security/policy.ts'

/** Files for the host, and the page for unknown addresses. */
const hidden = ['/404', '/_headers', '/_redirects']

/**
 * Serves a folder like static hosts do: `/kontakt` from `kontakt.html`, one address for each page, the headers and
 * compressed files of the build, and `404.html` with status 404. Reads the list of files once.
 */
export function createStaticHost(dist: string): RequestListener {
  const rules = parseHeaders(withoutUpgrade(readIfExists(join(dist, '_headers'))))
  const notFoundPage = readIfExists(join(dist, '404.html'))

  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(pathname, rules))) response.setHeader(name, value)
    if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  }
  const notFound = (response: ServerResponse) => {
    setHeaders(response, '/404')
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFoundPage)
  }
  const files = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders })

  return (request, response) => {
    const { url = '/' } = request
    const pathname = url.split('?', 1)[0] ?? '/'
    const plain = plainPath(pathname)
    if (plain === undefined || hidden.includes(plain)) return notFound(response)

    const isPage = existsSync(join(dist, plain === '/' ? 'index.html' : `${plain}.html`))
    if (isPage && encodeURI(plain) !== pathname) {
      response.writeHead(301, { Location: encodeURI(plain) + url.slice(pathname.length) }).end()
    } else {
      files(request, response, () => notFound(response))
    }
  }
}

/** Serves a folder on a free port of this machine. */
export async function serve(dist: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(createStaticHost(dist))
  // Longer than any test waits between two requests.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/**
 * The address of a page: without a file name and a trailing slash, and with one leading slash. `undefined` for what
 * cannot be a file name: malformed escapes, NUL, `..`.
 */
function plainPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
    return path
      .replace(/\/+$/, '')
      .replace(/(\/index)?\.html$|\/index$/, '')
      .replace(/^\/*/, '/')
  } catch {
    return undefined
  }
}

function readIfExists(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
