import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

/** Networks that are not on the internet: an address there is that of a proxy, not of a visitor. */
const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7']

/**
 * Finds the visitor's address: that of the connection, or behind trusted proxies the last one in `X-Forwarded-For` that
 * is none of theirs, since a visitor can write anything before it. Proxies on this machine are always trusted.
 *
 * @param proxies addresses and networks
 */
export function openClientIp(proxies: readonly string[], log: (line: string) => void) {
  const trusted = blockList(['127.0.0.0/8', '::1', ...proxies])
  const local = blockList(privateNetworks)
  let isWarned = false
  return (request: Request): string => {
    const peer = (request as ServerRequest).runtime?.node?.req.socket.remoteAddress ?? '127.0.0.1'
    const forwarded = request.headers.get('X-Forwarded-For')
    if (forwarded !== null && !contains(trusted, peer) && !isWarned) {
      isWarned = true
      // A visitor's address is in no log; that of a proxy has to be known to trust it.
      const place = contains(local, peer) ? `: ${peer}` : ', which may be a proxy or a visitor'
      log(`X-Forwarded-For comes from an address that is not in TRUSTED_PROXIES${place}. It is ignored.`)
    }
    return visitorOf(trusted, peer, forwarded ?? '')
  }
}

function visitorOf(trusted: BlockList, peer: string, forwarded: string): string {
  let visitor = peer
  for (const entry of forwarded.split(',').reverse()) {
    const address = withoutPort(entry.trim())
    if (!contains(trusted, visitor) || isIP(address) === 0) return visitor
    visitor = address
  }
  return visitor
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as some proxies write. */
function withoutPort(entry: string): string {
  return /^\[(.+)\]/.exec(entry)?.[1] ?? (/^[\d.]+:\d+$/.test(entry) ? entry.replace(/:.*/, '') : entry)
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
