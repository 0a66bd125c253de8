import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { tidyPath } from '../../src/navigation/page-address.ts'
import { parseRedirects } from '../site/hosts/redirects.ts'
import { headersFor, parseHeaders } from '../site/security/headers.ts'

/** Files for the host, names that begin with a dot, and the not-found page. */
const hidden = /^\/(404|_headers|_redirects)$|\/\.(?!well-known\/)/

/** The compressed copies of the build, the smallest first. */
const encodings = { br: '.br', gzip: '.gz' }

/**
 * Serves a folder like static hosts do: `/kontakt` from `kontakt.html`, one address for each page, the headers and
 * compressed files of the build, and `404.html` with status 404. `send` reads files, ranges and conditions: sirv (3.0)
 * throws for the range `bytes=2-1`, which would end the process.
 */
export function createStaticHost(dist: string): RequestListener {
  // Read for each request: a build may replace them at any time.
  const read = (name: string) => (existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '')
  return (request, response) => {
    const respond = (status: number, headers: Record<string, string> = {}) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
    }
    /**
     * Sends a file, or the smallest copy of it that the browser accepts.
     *
     * @param file decoded, below `dist`
     * @param address whose headers it gets
     */
    const sendFile = (file: string, address: string) => {
      if (!isFileIn(dist, file)) return respond(404)
      const accepted = String(request.headers['accept-encoding']).replace(/\w+;\s*q=0(\.0+)?(?![.\d])/g, '')
      const [encoding, ending = ''] =
        Object.entries(encodings).find(
          ([name, ending]) => accepted.includes(name) && isFileIn(dist, file + ending),
        ) ?? []
      response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream')
      response.setHeaders(new Map(Object.entries(headersFor(address, parseHeaders(read('_headers'))))))
      response.setHeader('Vary', 'Accept-Encoding')
      // Connections stay open without it, and hosts with HTTP/2 do not send it.
      response.removeHeader('Connection')
      if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
      send(request, encodeURI(file + ending), {
        root: dist,
        index: false,
        cacheControl: false,
        // The entity tag is enough, and a page shares its first packets with its headers.
        lastModified: false,
        dotfiles: 'allow',
        // A file that never changes needs no tag.
        etag: !/immutable/.test(String(response.getHeader('Cache-Control'))),
        acceptRanges: encoding === undefined && response.statusCode === 200,
      })
        .on('error', ({ status }: { status: number }) => respond(status))
        .pipe(response)
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') return respond(405, { Allow: 'GET, HEAD' })
    const { url = '/' } = request
    const pathname = url.split('?', 1)[0] ?? '/'
    const query = url.slice(pathname.length)
    const moveTo = (to: string) => respond(301, { Location: to + query })
    const path = decodePath(pathname)
    const plain = tidyPath(path?.toLowerCase() ?? '')
    if (path !== undefined && !hidden.test(plain)) {
      const moved = parseRedirects(read('_redirects')).get(plain)
      if (moved !== undefined) return moveTo(moved)
      for (const own of new Set([tidyPath(path), plain])) {
        const page = own === '/' ? '/index.html' : `${own}.html`
        if (!isFileIn(dist, page)) continue
        return encodeURI(own) === pathname ? sendFile(page, path) : moveTo(encodeURI(own))
      }
      if (!path.includes('//') && isFileIn(dist, path)) return sendFile(path, path)
    }
    response.statusCode = 404
    sendFile('404.html', '/404')
  }
}

/** Decodes a path; `undefined` for malformed escapes, NUL and `..`. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Whether a folder contains a file of exactly this name. A link does not lead out of it, and on the disks of Macs and
 * Windows `/Kontakt.html` is not `/kontakt.html`, as on servers.
 */
function isFileIn(folder: string, name: string): boolean {
  try {
    const path = join(realpathSync.native(folder), name)
    return realpathSync.native(path) === path && statSync(path).isFile()
  } catch {
    return false
  }
}
