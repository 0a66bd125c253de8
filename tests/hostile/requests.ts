const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

const listOf = (text: string) => text.trim().split(/\s+/)

const ranges = [
  ...listOf('bytes=100-50 bytes=2-1 bytes=999999999- bytes=999999999-1000000000 bytes=-0 bytes=1-0'),
  ...['bytes=99999999999999999999-1', `bytes=${'9'.repeat(400)}-`],
]
const oddRanges = [
  ...listOf(`bytes=0-0 bytes=-1 bytes=-999999999 bytes=0-999999999 bytes=0-1,2-3 bytes=0-,0-,0- bytes= bytes bytes=-
    bytes=a-b bytes=0x1-0x2 bytes=1e3- bytes=--1 bytes=0-1-2 items=0-1 0-1 bytes=NaN-NaN bytes=Infinity-`),
  ...[' ', `bytes=${'0-1,'.repeat(1000)}0-1`],
]
const methods = listOf('POST PUT PATCH DELETE TRACE OPTIONS PROPFIND LINK PURGE SEARCH')
const pages = ['/', '/kontakt', '/assets/', '/gibt-es-nicht']

/** Paths below which the site has nothing, also in a browser and on other servers. */
export const unknownPaths = [
  ...listOf(`/gibt-es-nicht /leistungen/unbekannt /foo%ZZ.html /%E0%A4%A /% /%00 /blog/x/y /__proto__
    /constructor/prototype /%2F%2Fexample.org /%5C%5Cexample.org
    /blog/tag/gibt-es-nicht /blog/kategorie/__proto__ /blog/kategorie/gibt-es-nicht/seite/2 /%3Cscript%3Ealert(1)%3C/script%3E //example.org`),
  `/${'a'.repeat(5000)}`,
]

/** Articles that there are not: the page of the host, and the blog for those who come by a link. */
export const unknownArticles = [
  ...listOf(
    `/blog/% /blog/__proto__ /blog/constructor /blog/%2e%2e%2fx /blog/..%5Cx /blog/%2F%2Fexample.org`,
  ),
  `/blog/${'a'.repeat(5000)}`,
]

/** Files of the build and of the machine that are no pages. */
export const privatePaths = listOf(`/404 /404.html /_headers /_redirects /.htaccess /assets/fehlt-1.js`)

const traversals =
  listOf(`/..%2f..%2fetc/passwd /../package.json //example.org/.. /_headers/ /%5Fheaders /%34%30%34
  /content/posts/gibt-es-nicht.json /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fpackage.json /..%5c..%5cpackage.json
  /.git/config /kontakt.html%00.png`)

/** Targets of a request that have to be answered with 404. */
export const notFound = [
  ...[...unknownPaths, ...unknownArticles, ...traversals],
  ...privatePaths.filter((path) => path !== '/404.html'),
]

const oddPaths = [
  ...listOf(`/%ff /// /%2f /\\ /kontakt/../../x /blog/%2e /assets /assets/ /assets/.. /blog/images /a?b#c
    /%0d%0aSet-Cookie:%20a=b /con /aux.png /kontakt:$DATA /ü /%C3%BC /* http://evil.example/ localhost:80`),
  ...[`/${'a'.repeat(8000)}`, `/${'a/'.repeat(3000)}`],
]

const get = (...lines: string[]) => `GET / HTTP/1.1\r\nHost: a\r\n${lines.join('\r\n')}\r\n\r\n`
const oddHeads = [
  ...['\r\n\r\n', '\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', 'GET /\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'],
  ...['GET / HTTP/1.1\r\n\r\n', 'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n', 'get / http/1.1\r\nhost: a\r\n\r\n'],
  ...[get('Host: b'), get(`X: ${'a'.repeat(40_000)}`), get('X'), get(' X: b'), get('Content-Length: -1')],
  get('Content-Length: 5', 'Transfer-Encoding: chunked', '', '0'),
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

const conditions = [
  ...['a', '"', 'W/', '*', '"a",'.repeat(2000)].flatMap((tag) => [
    request('GET /', `If-None-Match: ${tag}`),
    request('GET /', `If-Match: ${tag}`, 'Range: bytes=5-1'),
  ]),
  ...['yesterday', 'Thu, 01 Jan 1970', '99999999999999'].flatMap((day) => [
    request('GET /', `If-Modified-Since: ${day}`),
    request('GET /', `If-Range: ${day}`, 'Range: bytes=0-'),
  ]),
  request('GET /', 'Accept-Encoding: br;q=0, \u00ff, *'),
  request('GET /', 'Upgrade: websocket', 'Expect: a'),
]

/** Requests as bytes, and the status that answers them; without one, any answer will do, also none. */
export const hostileRequests: [bytes: string, status?: number][] = [
  ...ranges.flatMap((range): [string, number][] => [
    [request('GET /kontakt', `Range: ${range}`), 416],
    [request('HEAD /favicon.svg', `Range: ${range}`), 416],
  ]),
  ...methods.flatMap((method) =>
    pages.map((page): [string, number] => [request(`${method} ${page}`, 'Content-Length: 0'), 405]),
  ),
  ...notFound.map((path): [string, number] => [request(`GET ${path}`), 404]),
  ...oddRanges.map((range): [string] => [request('GET /kontakt', `Range: ${range}`, 'Accept-Encoding: br')]),
  ...oddPaths.map((path): [string] => [request(`GET ${path}`)]),
  ...[...conditions, ...oddHeads].map((bytes): [string] => [bytes]),
]
