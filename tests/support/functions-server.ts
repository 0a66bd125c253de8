import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { writeFileAtomic } from '../../scripts/io/atomic-write.ts'
import { bundleFunctions } from '../../scripts/site/hosts/bundle-functions.ts'
import { startServer } from './dev-server.ts'

/** The file of a server, which finds its packages there. */
const file = 'node_modules/.cache/site/test-functions.mjs'

/** Bundles the functions as the build does; `folder` is for their data. */
export async function openBundle(folder: string, smtp?: { host: string; port: number }) {
  writeFileAtomic(file, await bundleFunctions())
  const mail = smtp && {
    ...{ SMTP_HOST: smtp.host, SMTP_PORT: String(smtp.port) },
    ...{ MAIL_FROM: 'site@site.example', MAIL_TO: 'office@site.example' },
    FUNCTIONS_URL: 'http://localhost/functions',
  }
  // Vitest sets FUNCTIONS_URL, a constant of the pages.
  const env = { FUNCTIONS_DATA: folder, NODE_ENV: 'test', FUNCTIONS_URL: '', ...mail }
  return {
    file,
    start: (...args: string[]) => startServer([file, 'serve', ...args], env),
    /** Runs a command of the owner. */
    run: (...args: string[]) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        const options = { env: { ...process.env, ...env } }
        execFile(process.execPath, [file, ...args], options, (error, out, err) =>
          resolve({ code: error ? Number(error.code) : 0, out, err }),
        )
      }),
    /** The rows of a statement, from a connection of its own. */
    async query(sql: string) {
      const client = createClient({ url: pathToFileURL(join(folder, 'functions.db')).href })
      const { rows } = await client.execute(sql)
      client.close()
      return rows.map((row) => ({ ...row }))
    },
  }
}
