import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFunctions } from '../../functions/node.ts'

/** A server with nothing but the functions, which tests kill or flood. */
const limits = {
  // Also on a machine with other work.
  sendTimeoutMs: 120_000,
  ...(process.env.TEST_LEASE && { leaseMs: Number(process.env.TEST_LEASE) }),
}
const { middleware } = openFunctions(limits)
const server = createServer((request, response) => {
  middleware(request, response, () => response.writeHead(404).end())
})
server.listen(Number(process.env.TEST_PORT ?? 0), '127.0.0.1', () => {
  console.info(`port ${(server.address() as AddressInfo).port}`)
})
