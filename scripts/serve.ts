import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { openFunctions } from '../functions/node.ts'
import { createStaticHost, listen } from './dev/static-host.ts'
import { readArguments } from './io/arguments.ts'

const usage = `npm run serve -- [--port N] [--host NAME] [--dist DIR]

Serves the built site like a static host, and the server functions. Their settings are in docs/functions.md.

--port N      4173 unless PORT is set; 0 takes any that is free
--host NAME   localhost; 0.0.0.0 also answers other machines
--dist DIR    the folder of the site`
const { values } = readArguments('en', usage, {
  options: {
    port: { type: 'string', default: process.env.PORT || '4173' },
    host: { type: 'string', default: 'localhost' },
    dist: { type: 'string', default: 'dist' },
  },
})
const { host, dist } = values
const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN

try {
  if (!(port <= 65_535)) throw new Error(`--port: expected a number from 0 to 65535, found "${values.port}"`)
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`--dist: expected a built site in ${dist}, found none; run: npm run build`)
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
  console.info(`The site is at ${await listen(server, port, host)}/`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT=… npm start` : message,
  )
  process.exitCode = 1
}
