import { createClient } from '@libsql/client/web'
import { fillTokens } from '../../src/brand/colours.ts'
import { brand } from '../../src/company/company.ts'
import rules from '../../src/style/function-page.css?raw'
import tokens from '../../src/style/tokens.css?raw'
import { readConfig } from '../config.ts'
import { createTables } from '../database.ts'
import { createHandler } from '../handler.ts'
import { openProvider } from '../mail/providers.ts'
import { defaults } from '../services.ts'

/** The functions for hosts without files and mail servers: a remote database, and a provider's HTTP interface. */
export function openEdgeFunctions(
  env: Readonly<Record<string, string | undefined>>,
  clientIp: (request: Request) => string | null | undefined,
) {
  const { mail, secret, databaseUrl, databaseToken, ...config } = readConfig({
    ...env,
    NODE_ENV: 'production',
  })
  if (mail.kind === 'files' || mail.kind === 'smtp' || !databaseUrl || databaseUrl.startsWith('file:')) {
    throw new Error('This host needs RESEND_API_KEY or BREVO_API_KEY, and DATABASE_URL of a server')
  }
  const database = createClient({ url: databaseUrl, ...(databaseToken && { authToken: databaseToken }) })
  const respond = createHandler({
    ...defaults,
    config: { ...config, secret: secret ?? '' },
    database,
    mailer: openProvider(mail.kind, mail.key),
    style: fillTokens(tokens, brand) + rules,
    clientIp: (request) => clientIp(request) || 'unknown',
    log: console.error,
  })
  let tables: Promise<void> | undefined
  return async (request: Request) => {
    // Tried again with the next call: a database that was away for a moment must not close the forms until a restart.
    tables ??= createTables(database)
    await tables.catch((error) => {
      tables = undefined
      console.error(`The database: ${error}`)
    })
    // Without tables each call answers that something is wrong.
    return respond(request)
  }
}
