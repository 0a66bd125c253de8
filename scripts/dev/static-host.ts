import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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
  const notFoundPages = ['br', 'gzip', ''].flatMap((encoding) => {
    const file = join(dist, `404.html${{ br: '.br', gzip: '.gz' }[encoding] ?? ''}`)
    return existsSync(file) ? [{ encoding, body: readFileSync(file) }] : []
  })

  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: (request, response) => notFound(request, response),
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(pathname, rules))) response.setHeader(name, value)
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    },
  })

  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const { encoding = '', body } = notFoundPages.find(({ encoding }) => accepted.includes(encoding)) ?? {}
    const headers = { ...headersFor('/404', rules), 'Content-Type': 'text/html;charset=utf-8' }
    const encoded = encoding && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }
    response.writeHead(404, { ...headers, ...(encoded || {}) }).end(body)
  }

  return (request, response) => {
    const { url = '/' } = request
    const pathname = url.split('?', 1)[0] ?? '/'
    const path = decodePath(pathname)
    if (path === undefined || hidden.includes(plainPath(path))) return notFound(request, response)

    const plain = plainPath(path)
    const isPage = existsSync(join(dist, plain === '/' ? 'index.html' : `${plain}.html`))
    if (isPage && encodeURI(plain) !== pathname) {
      response.writeHead(301, { Location: encodeURI(plain) + url.slice(pathname.length) }).end()
    } else {
      files(request, response)
    }
  }
}

/** `undefined` for what cannot be a file name: malformed escapes, NUL, `..`. */
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
  const name = path.replace(/\/+$/, '').replace(/(\/index)?\.html$|\/index$/, '')
  return name.replace(/^\/*/, '/')
}

function readIfExists(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
