import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { openFunctions } from '../functions/node.ts'
import { createStaticHost, listen } from './dev/static-host.ts'
import { readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'

const { values } = readArguments(message('serve.usage'), {
  options: {
    port: { type: 'string', default: process.env.PORT || '4173' },
    host: { type: 'string', default: 'localhost' },
    dist: { type: 'string', default: 'dist' },
  },
})
const { host, dist } = values
const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN

try {
  if (!(port <= 65_535)) throw new Error(message('serve.port', { value: values.port }))
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(message('serve.noSite', { folder: dist }))
  }
  const { middleware, close } = openFunctions()
  const staticHost = createStaticHost(dist)
  const server = createServer((request, response) => {
    middleware(request, response, () => staticHost(request, response))
  })
  // Forms are small: a slower sender would keep a connection open for nothing.
  server.requestTimeout = 30_000
  /** Lets requests and mails that are under way finish. */
  const stop = async () => {
    const ended = new Promise((resolve) => server.close(resolve))
    await close()
    setTimeout(() => process.exit(), 1000).unref()
    await ended
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  console.info(message('serve.ready', { address: await listen(server, port, host) }))
} catch (error) {
  const { code, message: reason } = error as NodeJS.ErrnoException
  console.error(code === 'EADDRINUSE' ? message('serve.taken', { port }) : reason)
  process.exitCode = 1
}
