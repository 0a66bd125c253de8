const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

const ranges = [
  ...['bytes=100-50', 'bytes=2-1', 'bytes=999999999-', 'bytes=999999999-1000000000', 'bytes=-0', 'bytes=1-0'],
  ...['bytes=99999999999999999999-1', `bytes=${'9'.repeat(400)}-`],
]
const oddRanges = [
  ...['bytes=0-0', 'bytes=-1', 'bytes=-999999999', 'bytes=0-999999999', 'bytes=0-1,2-3', 'bytes=0-,0-,0-'],
  ...['bytes=', 'bytes', 'bytes=-', 'bytes=a-b', 'bytes=0x1-0x2', 'bytes=1e3-', 'bytes=--1', 'bytes=0-1-2'],
  ...['items=0-1', '0-1', ' ', 'bytes=NaN-NaN', 'bytes=Infinity-', `bytes=${'0-1,'.repeat(1000)}0-1`],
]
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND', 'LINK', 'PURGE', 'SEARCH']
const pages = ['/', '/kontakt', '/assets/', '/gibt-es-nicht']

const paths = [
  ...[
    '/%',
    '/%00',
    '/%ff',
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/../package.json',
  ],
  ...[
    '/..%5c..%5cpackage.json',
    '/.htaccess',
    '/.git/config',
    '/_headers',
    '//example.org',
    '///',
    '/%2f',
    '/\\',
  ],
  ...[
    '/kontakt.html%00.png',
    '/kontakt/../../x',
    '/blog/%2e',
    '/assets',
    '/assets/',
    '/assets/..',
    '/blog/images',
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/a?b#c',
    '/%0d%0aSet-Cookie:%20a=b',
    `/${'a'.repeat(8000)}`,
    `/${'a/'.repeat(3000)}`,
  ],
  ...['/con', '/aux.png', '/kontakt:$DATA', '/ü', '/%C3%BC', '/*', 'http://evil.example/', 'localhost:80'],
]

const odd = [
  '\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
  'get / http/1.1\r\nhost: a\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n X: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /functions/send-newsletter-email HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"email":',
  'POST /functions/send-newsletter-email HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n[]',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

/** Requests as bytes, and the status that answers them; without one, any answer will do, also none. */
export const hostileRequests: [bytes: string, status?: number][] = [
  ...ranges.map((range): [string, number] => [request('GET /kontakt', `Range: ${range}`), 416]),
  ...ranges.map((range): [string, number] => [request('HEAD /icon.svg', `Range: ${range}`), 416]),
  ...oddRanges.map((range): [string] => [request('GET /kontakt', `Range: ${range}`, 'Accept-Encoding: br')]),
  ...methods.flatMap((method) =>
    pages.map((page): [string, number] => [request(`${method} ${page}`, 'Content-Length: 0'), 405]),
  ),
  ...paths.map((path): [string] => [request(`GET ${path}`)]),
  ...['a', '"', 'W/', '*', '"a",'.repeat(2000)].flatMap((tag): [string][] => [
    [request('GET /', `If-None-Match: ${tag}`)],
    [request('GET /', `If-Match: ${tag}`, 'Range: bytes=5-1')],
  ]),
  ...['yesterday', 'Thu, 01 Jan 1970', '99999999999999'].flatMap((day): [string][] => [
    [request('GET /', `If-Modified-Since: ${day}`)],
    [request('GET /', `If-Range: ${day}`, 'Range: bytes=0-')],
  ]),
  ...[
    request('GET /', 'Accept-Encoding: br;q=0, \u00ff, *'),
    request('GET /', 'Upgrade: websocket', 'Expect: a'),
  ].map((bytes): [string] => [bytes]),
  ...odd.map((bytes): [string] => [bytes]),
]
