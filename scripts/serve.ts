import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStaticHost } from './dev/static-host.ts'
import { readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'
import { runServer } from './server/run-server.ts'

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
  console.info(message('serve.ready', { address: await runServer(port, host, createStaticHost(dist)) }))
} catch (error) {
  const { code, message: reason } = error as NodeJS.ErrnoException
  console.error(code === 'EADDRINUSE' ? message('serve.taken', { port }) : reason)
  process.exitCode = 1
}
