import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

/**
 * Finds the visitor's address: that of the connection, or behind trusted proxies the last one in `X-Forwarded-For` that
 * is none of theirs, since a visitor can write anything before it. Proxies on this machine are always trusted.
 *
 * @param proxies addresses and networks
 */
export function openClientIp(proxies: readonly string[]) {
  const trusted = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...proxies]) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (request: Request): string => {
    let visitor = (request as ServerRequest).runtime?.node?.req.socket.remoteAddress ?? '127.0.0.1'
    for (const entry of (request.headers.get('X-Forwarded-For') ?? '').split(',').reverse()) {
      const address = entry.trim()
      if (isIP(address) === 0 || !trusted.check(visitor, familyOf(visitor))) break
      visitor = address
    }
    return visitor
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
