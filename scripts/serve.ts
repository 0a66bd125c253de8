import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStaticHost } from './dev/static-host.ts'
import { readArguments } from './io/arguments.ts'
import { runServer } from './server/run-server.ts'

const { values } = readArguments(
  `npm run serve -- [--port N] [--host NAME] [--dist DIR]

Serves the built site like a static host, and the server functions. Their settings are in docs/functions.md.

--port N      4173 unless PORT is set; 0 takes any that is free
--host NAME   localhost; 0.0.0.0 also answers other machines
--dist DIR    the folder of the site`,
  {
    options: {
      port: { type: 'string', default: process.env.PORT || '4173' },
      host: { type: 'string', default: 'localhost' },
      dist: { type: 'string', default: 'dist' },
    },
  },
)
const { port, host, dist } = values

try {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`--dist: expected a built site in ${dist}, found none; run: npm run build`)
  }
  console.info(`The site is at ${await runServer(port, host, createStaticHost(dist))}/`)
} catch (error) {
  const { code, message: reason } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT=… npm start` : reason,
  )
  process.exitCode = 1
}
