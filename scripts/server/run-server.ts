import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { openFunctions } from '../../functions/node.ts'
import { quote } from '../io/quote.ts'

/** How long requests that are under way may take when the server is stopped. Milliseconds. */
const stopMs = 2000

const notFound: RequestListener = (_, response) => response.writeHead(404).end()

/** Runs the functions until SIGTERM; `other` responds to what is not for them. Returns the address of the server. */
export async function runServer(port: string, host: string, other = notFound): Promise<string> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port: expected a number from 0 to 65535, found ${quote(port)}`)
  const { middleware, start, close } = openFunctions()
  const server = createServer((request, response) => {
    middleware(request, response, () => other(request, response))
  })
  // Forms are small: a slower sender would keep a connection open for nothing.
  server.requestTimeout = 30_000
  await once(server.listen(Number(port), host), 'listening')
  const stop = async () => {
    const ended = once(server.close(), 'close')
    await Promise.race([ended, setTimeout(stopMs)])
    await close()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  void start()
  return `http://${host}:${(server.address() as AddressInfo).port}`
}
