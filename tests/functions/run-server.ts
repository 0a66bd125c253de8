import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFunctions } from '../../functions/node.ts'

/** A server with nothing but the functions, for a test that kills it; patient on a machine with other work. */
const { middleware } = openFunctions({ sendTimeoutMs: 120_000, leaseMs: 500 })
const server = createServer((request, response) => {
  middleware(request, response, () => response.writeHead(404).end())
})
server.listen(Number(process.env.TEST_PORT), '127.0.0.1', () => {
  console.info(`port ${(server.address() as AddressInfo).port}`)
})
