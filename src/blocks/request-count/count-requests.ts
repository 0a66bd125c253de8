/** How many requests went to the page's own server, how many elsewhere, and where. */
export type RequestCount = { own: number; foreign: number; hosts: string[] }

/**
 * Counts requests by the host of their address. What needs no server, such as `data:` and `blob:`, and files of
 * extensions of the browser are none.
 */
export function countRequests(addresses: readonly string[], ownHost: string): RequestCount {
  const requests = addresses
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).host)
  const foreign = requests.filter((host) => host !== ownHost)
  return {
    own: requests.length - foreign.length,
    foreign: foreign.length,
    hosts: [...new Set(foreign)].sort(),
  }
}
