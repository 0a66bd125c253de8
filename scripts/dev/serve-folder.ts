import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStaticHost } from './static-host.ts'

/** Serves a folder on a free port of this machine. */
export async function serve(dist: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(createStaticHost(dist))
  // Longer than any test waits between two requests.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
