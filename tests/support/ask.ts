import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Asks a server for a path as it is: `fetch` would normalize it, follow redirects and expand the body. */
export async function ask(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, headers }, resolve).on('error', reject)
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}
