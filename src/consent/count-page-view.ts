/**
 * Counts a view of the page at `url` with the events API of a Plausible server. Plausible's own library (0.4.6) is not
 * used: after it is disabled it still sends how long and how far a page was read.
 *
 * @param endpoint the address that takes events, such as `https://stats.example.com/api/event`
 * @param domain the site, as it is called in Plausible's settings
 */
export async function countPageView(
  endpoint: string,
  domain: string,
  url: string,
  referrer: string,
  send: typeof fetch = fetch,
): Promise<void> {
  const view = { name: 'pageview', domain, url: withoutQuery(url), referrer: withoutQuery(referrer) }
  await send(endpoint, {
    method: 'POST',
    // With `application/json` the browser would send a preflight request first.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(view),
    credentials: 'omit',
    keepalive: true,
  })
}

/** What is behind the path is the visitor's own: what was searched for, the token of a link, the answers of a site plan. */
function withoutQuery(address: string): string | null {
  return address === '' ? null : address.replace(/[?#].*/s, '')
}
