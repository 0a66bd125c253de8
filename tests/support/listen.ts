import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on a free port of this machine; returns its address, without a slash at the end. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Ends a server, and with it all connections to it. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** A port that nothing listens on, for a program that cannot choose one by itself and say which. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await closeServer(server)
  return Number(port)
}
