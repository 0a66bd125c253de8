import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { parseRedirects } from '../site/hosts/redirects.ts'
import { headersFor, parseHeaders } from '../site/security/headers.ts'
import { withoutUpgrade } from '../site/security/policy.ts'

/** Files for the host, what begins with a dot, and the page for unknown addresses. */
const hidden = /^\/(404|_headers|_redirects)$|\/\.(?!well-known\/)/

/** The compressed copies of the build, the smallest first. */
const encodings = { br: '.br', gzip: '.gz' }

/**
 * Serves a folder like static hosts do: `/kontakt` from `kontakt.html`, one address for each page, the headers and
 * compressed files of the build, and `404.html` with status 404. `send` reads files, ranges and conditions: sirv (3.0)
 * throws for the range `bytes=2-1`, which would end the process.
 */
export function createStaticHost(dist: string): RequestListener {
  // Read again after a build, whose pages have other scripts.
  const rulesOf = whileUnchanged(join(dist, '_headers'), (file) => parseHeaders(withoutUpgrade(file)))
  const redirectsOf = whileUnchanged(join(dist, '_redirects'), parseRedirects)
  const respond = (
    response: ServerResponse,
    status: number,
    headers: OutgoingHttpHeaders = {},
    body: Buffer | string = '',
  ) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
  }
  /** Sets the headers of a file, of the smallest copy that the browser accepts; returns the ending of that copy. */
  const chooseCopy = (request: IncomingMessage, response: ServerResponse, path: string): string => {
    const accepted = String(request.headers['accept-encoding'])
    const [encoding, ending = ''] =
      Object.entries(encodings).find(
        ([name, ending]) => accepted.includes(name) && isCopyOf(join(dist, path), join(dist, path + ending)),
      ) ?? []
    response.setHeader('Content-Type', contentType(extname(path)) || 'application/octet-stream')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding === undefined) response.removeHeader('Content-Encoding')
    else response.setHeader('Content-Encoding', encoding)
    return ending
  }
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    if (response.headersSent) return response.destroy()
    const ending = chooseCopy(request, response, '404.html')
    respond(response, 404, headersFor('/404', rulesOf()), readIfExists(join(dist, `404.html${ending}`)))
  }
  /** @param path decoded, below `dist` */
  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const ending = chooseCopy(request, response, path)
    send(request, encodeURI(path + ending), {
      root: dist,
      index: false,
      cacheControl: false,
      // The entity tag is enough, and a page shares its first packets with its headers.
      lastModified: false,
      dotfiles: 'allow',
    })
      .on('directory', () => notFound(request, response))
      .on('error', ({ status }: { status: number }) =>
        status < 405 ? notFound(request, response) : respond(response, status),
      )
      .pipe(response)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond(response, 405, { Allow: 'GET, HEAD' })
    }
    const { url = '/' } = request
    const pathname = url.split('?', 1)[0] ?? '/'
    const path = decodePath(pathname)
    const plain = path && plainPath(path)
    if (path === undefined || plain === undefined || hidden.test(plain)) return notFound(request, response)

    const moved = redirectsOf().get(plain)
    if (moved !== undefined) return respond(response, 301, { Location: moved + url.slice(pathname.length) })
    const page = plain === '/' ? '/index.html' : `${plain}.html`
    const isPage = existsSync(join(dist, page))
    if (!isPage && path.includes('//')) return notFound(request, response)
    if (isPage && encodeURI(plain) !== pathname) {
      return respond(response, 301, { Location: encodeURI(plain) + url.slice(pathname.length) })
    }
    for (const [name, value] of Object.entries(headersFor(path, rulesOf()))) response.setHeader(name, value)
    sendFile(request, response, isPage ? page : path)
  }
}

/** Serves a folder on a free port of this machine. */
export async function serve(dist: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(createStaticHost(dist))
  // Longer than any test waits between two requests.
  server.keepAliveTimeout = 120_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Without escapes; `undefined` for what cannot be the name of a file: malformed escapes, NUL, `..`. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/** The address of a page: without a file name and a trailing slash, and with one leading slash. */
function plainPath(path: string): string {
  return path
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html$|\/index$/, '')
    .replace(/^\/*/, '/')
}

/** Whether a compressed copy is there and not of an earlier version: a build writes the copies last. */
function isCopyOf(file: string, copy: string): boolean {
  // `existsSync` is also false for a name that is too long, for which `statSync` throws.
  const time = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0)
  // A second for folders that were copied.
  return time(copy) > 0 && time(copy) + 1000 >= time(file)
}

/** What a file says, read again whenever it was written. */
function whileUnchanged<Value>(path: string, parse: (file: string) => Value): () => Value {
  let time: number | undefined
  let value: Value
  return () => {
    const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (now !== time) value = parse(String(readIfExists(path)))
    time = now
    return value
  }
}

function readIfExists(path: string): Buffer | string {
  return existsSync(path) ? readFileSync(path) : ''
}
