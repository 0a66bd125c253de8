import { expect, test } from 'vitest'
import { openClientIp } from './client-ip.ts'

/** A request as the server hands it over. */
function requestFrom(remoteAddress: string, forwarded?: string): Request {
  const request = new Request(
    'http://localhost',
    forwarded ? { headers: { 'X-Forwarded-For': forwarded } } : {},
  )
  return Object.assign(request, { runtime: { node: { req: { socket: { remoteAddress } } } } })
}

const rows = [
  // No proxy, one on this machine, and one of a stranger.
  ['', '192.0.2.1', undefined, '192.0.2.1'],
  ['', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['', '::1', '192.0.2.1', '192.0.2.1'],
  ['', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['', '172.18.0.2', '192.0.2.1', '172.18.0.2'],
  // Of Docker, Kubernetes, and several in a row.
  ['172.18.0.0/16', '172.18.0.2', '192.0.2.1', '192.0.2.1'],
  ['172.18.0.0/16', '::ffff:172.18.0.2', '192.0.2.1', '192.0.2.1'],
  ['fd00::/8', 'fd00:1::2', '2001:db8::7', '2001:db8::7'],
  ['10.0.0.0/8 192.0.2.7', '10.1.2.3', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  // What a visitor writes before it counts for nothing.
  ['10.0.0.0/8', '10.1.2.3', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8', '10.1.2.3', '127.0.0.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.0.0.0/8', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['10.0.0.0/8', '10.1.2.3', '203.0.113.9, <script>', '10.1.2.3'],
  ['10.0.0.0/8', '10.1.2.3', undefined, '10.1.2.3'],
  ['10.0.0.0/8', '10.1.2.3', '10.4.4.4', '10.4.4.4'],
] as const

test('the visitor is the last address that is no trusted proxy', () => {
  const found = rows.map(([proxies, peer, forwarded]) => {
    const clientIp = openClientIp(proxies.split(' ').filter(Boolean))
    return [proxies, peer, forwarded, clientIp(requestFrom(peer, forwarded))]
  })
  expect(found).toEqual(rows)
})
