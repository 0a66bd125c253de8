import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { toNodeHandler } from 'srvx/node'
import { fillTokens } from '../src/brand/colours.ts'
import { brand } from '../src/company/company.ts'
import { openClientIp } from './client-ip.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase, query } from './database.ts'
import { createHandler } from './handler.ts'
import { openMailFolder } from './mail/files.ts'
import { type Mailer, withTimeout } from './mail/mail.ts'
import { openProvider } from './mail/providers.ts'
import { openSmtp } from './mail/smtp.ts'
import { openNewsletterTimer } from './newsletter-timer.ts'
import { defaults, type Services, startProcess } from './services.ts'
import { openWorker } from './worker.ts'

export type Options = {
  env?: Readonly<Record<string, string | undefined>>
  /** For the embedded database and, without a mail server, the mails. */
  dataFolder?: string
  /** The public address of the site, without a slash at its end. */
  siteUrl?: string
  log?: (line: string) => void
} & Partial<typeof defaults>

/** Between two looks at what is to be done. Milliseconds. */
const pauseMs = 10_000

const style = ['tokens', 'function-page'].map((name) => join(import.meta.dirname, `../src/style/${name}.css`))

/** Creates everything that the functions need, from the environment; throws an error that lists what is missing. */
export function openServices(options: Options = {}) {
  const { env = process.env, dataFolder, siteUrl, log = console.info, ...rest } = options
  const config = readConfig(env)
  const folder = resolve(dataFolder ?? env.FUNCTIONS_DATA ?? '.data')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const url = config.databaseUrl ?? pathToFileURL(join(folder, 'site.db')).href
  const authToken = config.databaseToken
  const database = openDatabase(() => createClient({ url, ...(authToken && { authToken }) }), log)
  const mailer = openMailer(config, folder, log)
  const functionsUrl = config.functionsUrl ?? (siteUrl && `${siteUrl}/functions`)
  const { state, stop } = startProcess()
  const services: Services = {
    ...defaults,
    config: { ...config, functionsUrl, secret: config.secret ?? readOrCreateSecret(join(folder, 'secret')) },
    database,
    mailer,
    style: fillTokens(style.map((file) => readFileSync(file, 'utf8')).join(''), brand),
    clientIp: openClientIp(config.proxies, log),
    record: openRecord(join(folder, 'withdrawals.sql'), log),
    log,
    ...(!config.databaseUrl && {
      freeBytes: () => statfs(folder).then(({ bavail, bsize }) => bavail * bsize),
    }),
    ...state,
    ...rest,
  }
  /** Lets mails that are under way finish, and then the requests that wait for them. */
  const close = async (requests: Iterable<Promise<unknown>> = []) => {
    await stop(services.stopMs)
    await withTimeout(1000, Promise.allSettled(requests))
    mailer.close()
    database.close()
  }
  return { services, folder, ready: () => query(database, 'select 1'), close }
}

/** The functions for a server of Node, as connect's middleware. */
export function openFunctions(options: Options = {}) {
  const { services, close } = openServices(options)
  const worker = openWorker(services)
  const respond = createHandler(services, worker)
  const pending = new Set<Promise<Response>>()
  const handler = async (request: Request) => {
    const response = respond(request)
    pending.add(response)
    return response.finally(() => pending.delete(response))
  }
  const newsletter = openNewsletterTimer(services)
  const work = () => {
    void worker.work()
    newsletter.work()
  }
  const timer = setInterval(work, pauseMs).unref()
  work()

  // Behind a proxy on this machine, the visitor's address is the one that the proxy names.
  const nodeHandler = toNodeHandler(handler, { trustProxy: 'loopback' }) as RequestListener
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (request.url?.startsWith('/functions/')) void nodeHandler(request, response)
      else next()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      await close(pending)
      await Promise.all([worker.rest(), newsletter.rest()])
    },
  }
}

export type Functions = ReturnType<typeof openFunctions>

function openMailer({ mail }: Config, folder: string, log: (line: string) => void): Mailer {
  if (mail.kind === 'files') return openMailFolder(join(folder, 'outbox'), log)
  return mail.kind === 'smtp' ? openSmtp(mail.key) : openProvider(mail.kind, mail.key)
}

/** Appends lines to a file, which belongs to the user of the server: it is the first to open it. */
function openRecord(path: string, log: (line: string) => void): (line: string) => void {
  const append = (line: string) => appendFileSync(path, line, { mode: 0o600 })
  append('')
  return (line) => {
    try {
      append(line)
    } catch (error) {
      // It is in the database: who withdraws has no part in a full disk.
      log(`withdrawals.sql: ${(error as Error).message}`)
    }
  }
}

/** For trying the site: created once, so that links stay valid. */
function readOrCreateSecret(path: string): string {
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
