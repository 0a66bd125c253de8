import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toNodeHandler } from 'srvx/node'
import { openClientIp } from './client-ip.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { createHandler } from './handler.ts'
import { checkHealth } from './health.ts'
import { openLimits } from './limits.ts'
import { openMailFolder } from './mail/files.ts'
import { openSmtp } from './mail/smtp.ts'
import { openWorker } from './outbox.ts'
import type { Services } from './services.ts'
import { style } from './style.ts'
import { openTroubles } from './troubles.ts'

type Options = {
  env?: Readonly<Record<string, string | undefined>>
  /** Throws if there is no database, instead of creating one. */
  mustExist?: boolean
} & Partial<Services>

/** Creates everything that the functions need, from the environment; throws an error that lists what is missing. */
export function openServices(options: Options = {}): Services {
  const { env = process.env, log = console.info, mustExist, ...parts } = options
  const config = readConfig(env)
  const folder = resolve(config.dataFolder)
  const file = join(folder, 'functions.db')
  if (mustExist && !statSync(file, { throwIfNoEntry: false }))
    throw new Error(`There is no database in ${folder}; set FUNCTIONS_DATA`)
  openFolder(folder)
  const now = parts.now ?? Date.now
  return {
    config,
    database: openDatabase(pathToFileURL(file).href),
    mailer: config.smtp ? openSmtp(config.smtp) : openMailFolder(join(folder, 'outbox'), log),
    limits: openLimits(now),
    troubles: openTroubles(log),
    lettersPerMinute: 60,
    style,
    clientIp: openClientIp(config.proxies),
    now,
    log,
    freeBytes: () => statfs(folder).then(({ bavail, bsize }) => bavail * bsize),
    ...parts,
  }
}

function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`FUNCTIONS_DATA: expected a folder that can be written: ${(error as Error).message}`)
  }
}

export type Functions = ReturnType<typeof openFunctions>

/** The functions for a server of Node, as connect's middleware. */
export function openFunctions(options: Options = {}) {
  const services = openServices(options)
  const worker = openWorker(services)
  const respond = createHandler(services, () => void worker.wake())
  // Behind a proxy on this machine, the visitor's address is the one that the proxy names.
  const nodeHandler = toNodeHandler(respond, { trustProxy: 'loopback' }) as RequestListener
  const timers: NodeJS.Timeout[] = []
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (request.url?.startsWith('/functions/')) void nodeHandler(request, response)
      else next()
    },
    /** Begins to work, when the server has its port: what an earlier process had under way is then of a dead one. */
    async start(): Promise<void> {
      timers.push(setInterval(worker.wake, 1000).unref())
      timers.push(setInterval(() => checkHealth(services), 60_000).unref())
      await Promise.all([worker.wake(), checkHealth(services)])
    },
    /** Lets mails that are under way finish for five seconds. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await worker.stop(5000)
      services.mailer.close()
      services.database.close()
    },
  }
}
