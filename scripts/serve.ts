import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createStaticHost } from './serve/static-host.ts'

/** `npm run serve -- [--port N] [--dist DIR]`: serves the built site as a static host would. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4173' },
    dist: { type: 'string', default: 'dist' },
  },
})
const server = createServer(createStaticHost(values.dist))
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken ? `Port ${values.port} is taken; choose another with PORT=… npm start` : error.message,
  )
  process.exitCode = 1
})
server.listen(Number(values.port), () => console.info(`The site is at http://localhost:${values.port}/`))
