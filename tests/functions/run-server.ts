import { createServer } from 'node:http'
import { openFunctions } from '../../functions/node.ts'
import { listen } from '../support/listen.ts'

/** A server with nothing but the functions, for a test that kills it; patient on a machine with other work. */
const { middleware } = openFunctions({ sendTimeoutMs: 120_000, leaseMs: 500 })
const server = createServer((request, response) => {
  middleware(request, response, () => response.writeHead(404).end())
})
console.info(await listen(server))
