import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, parseHeaders } from '../publish/headers.ts'

/**
 * Answers requests from a folder as static hosts do: `/kontakt` from `kontakt.html`, one address for each
 * page, the headers that the build made, and `404.html` with status 404 for everything else.
 *
 * The folder is read when the host is made; files that change later need a new one.
 */
export function createStaticHost(dist: string): RequestListener {
  const rules = parseHeaders(readIfThere(join(dist, '_headers')))
  const notFoundPage = readIfThere(join(dist, '404.html'))

  const files = sirv(dist, {
    etag: true,
    extensions: ['html'],
    onNoMatch: (_, response) => notFound(response),
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(pathname, rules))) response.setHeader(name, value)
    },
  })

  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { ...headersFor('/404', rules), 'Content-Type': 'text/html;charset=utf-8' })
    response.end(notFoundPage)
  }

  return (request, response) => {
    const { pathname, search } = splitTarget(request)
    const plain = plainPath(pathname)
    if (
      plain !== pathname &&
      !plain.includes('..') &&
      existsSync(join(dist, plain === '/' ? 'index.html' : `${plain}.html`))
    ) {
      response.writeHead(301, { Location: plain + search }).end()
    } else if (pathname === '/404' || pathname === '/_headers') {
      notFound(response)
    } else {
      files(request, response)
    }
  }
}

function splitTarget({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

/** The one address of a page: no file name, no slash at the end, and only one at the beginning. */
function plainPath(pathname: string): string {
  const name = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '')
  return name.replace(/^\/*/, '/')
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
