import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { toNodeHandler } from 'srvx/node'
import { fillTokens } from '../src/brand/colours.ts'
import { brand } from '../src/company/company.ts'
import { openClientIp } from './client-ip.ts'
import { type Config, readConfig } from './config.ts'
import { processOutbox } from './contact.ts'
import { createTables } from './database.ts'
import { createHandler } from './handler.ts'
import { openMailFolder } from './mail/files.ts'
import type { Mailer } from './mail/mail.ts'
import { openProvider } from './mail/providers.ts'
import { openSmtp } from './mail/smtp.ts'
import { defaults, type Services } from './services.ts'

export type Options = {
  env?: Readonly<Record<string, string | undefined>>
  /** For the embedded database and, without a mail server, the mails. */
  dataFolder?: string
  /** The public address of the site, without a slash at its end. */
  siteUrl?: string
  log?: (line: string) => void
} & Partial<typeof defaults>

/** Between two looks at the outbox. Milliseconds. */
const pauseMs = 10_000

const style = ['tokens', 'function-page'].map((name) => join(import.meta.dirname, `../src/style/${name}.css`))

/** Creates everything that the functions need, from the environment; throws an error that lists what is missing. */
export function openServices(options: Options = {}) {
  const { env = process.env, dataFolder, siteUrl, log = console.info, ...rest } = options
  const config = readConfig(env)
  const folder = resolve(dataFolder ?? env.FUNCTIONS_DATA ?? '.data')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = createClient({
    url: config.databaseUrl ?? pathToFileURL(join(folder, 'site.db')).href,
    ...(config.databaseToken && { authToken: config.databaseToken }),
    // Milliseconds to wait for another process that writes.
    timeout: 5000,
  })
  const mailer = openMailer(config, folder, log)
  const functionsUrl = config.functionsUrl ?? (siteUrl && `${siteUrl}/functions`)
  const services: Services = {
    ...defaults,
    config: { ...config, functionsUrl, secret: config.secret ?? readOrCreateSecret(join(folder, 'secret')) },
    database,
    mailer,
    style: fillTokens(style.map((file) => readFileSync(file, 'utf8')).join(''), brand),
    clientIp: openClientIp(config.proxies, log),
    record: openRecord(join(folder, 'withdrawals.sql'), log),
    log,
    ...rest,
  }
  const close = () => {
    mailer.close()
    database.close()
  }
  return { services, folder, ready: createTables(database), close }
}

/** The functions for a server of Node, as connect's middleware. */
export function openFunctions(options: Options = {}) {
  const { services, ready, close } = openServices(options)
  const respond = createHandler(services)
  // Without tables each call answers that something is wrong.
  const handler = (request: Request) => ready.catch(() => {}).then(() => respond(request))
  const work = () => processOutbox(services).catch((error) => services.log(`The outbox: ${error}`))
  let working = ready.then(work, (error) => services.log(`The database: ${error}`))
  const timer = setInterval(() => {
    working = working.then(work)
  }, pauseMs).unref()

  // Behind a proxy on this machine, the visitor's address is the one that the proxy names.
  const nodeHandler = toNodeHandler(handler, { trustProxy: 'loopback' }) as RequestListener
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (request.url?.startsWith('/functions/')) void nodeHandler(request, response)
      else next()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      await working
      close()
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
