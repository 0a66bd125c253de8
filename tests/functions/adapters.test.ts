import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { closeServer, listen } from '../support/listen.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ownOrigin, testSecret } from '../support/test-functions.ts'

const folder = temporaryFolder()

const env = {
  RESEND_API_KEY: 're_0123456789abcdef',
  MAIL_FROM: 'site@site.example',
  MAIL_TO: 'office@site.example',
  FUNCTIONS_SECRET: testSecret,
  FUNCTIONS_URL: `${ownOrigin}/functions`,
  // Nothing answers there, so what needs the database is refused.
  DATABASE_URL: 'http://127.0.0.1:9',
}

/** Bundles an adapter as docs/functions.md says; returns the address of the file. */
async function bundle(host: string): Promise<string> {
  const outfile = join(folder, `${randomUUID()}.mjs`)
  await build({
    ...{ entryPoints: [`functions/hosts/${host}.ts`], outfile, bundle: true, external: ['node:*'] },
    ...{ format: 'esm', platform: 'neutral', mainFields: ['module', 'main'] },
    ...{ conditions: ['worker', 'browser'], loader: { '.css': 'text' } },
  })
  return pathToFileURL(outfile).href
}

const load = async (host: string): Promise<Record<string, unknown>> => import(await bundle(host))

afterEach(() => vi.unstubAllEnvs().unstubAllGlobals().restoreAllMocks())

type Respond = (request: Request, env?: object) => Promise<Response>

async function expectFunctions(respond: Respond, path = '/functions/'): Promise<void> {
  const ask = (call: string, init?: RequestInit) => respond(new Request(`${ownOrigin}${path}${call}`, init))
  const page = await ask('newsletter/confirm?token=x')
  expect([page.status, await page.text()]).toEqual([400, expect.stringMatching(/--paper: \S/)])
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"email":"x"}' }
  const refused = await ask('send-newsletter-email', init)
  expect([refused.status, await refused.json()]).toEqual([400, { success: false, error: expect.any(String) }])
  expect((await ask('health')).status).toBe(503)
}

test('the adapter for Netlify responds', async () => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { default: respond, config } = await load('netlify')
  expect(config).toEqual({ path: '/functions/*' })
  await expectFunctions(respond as Respond)
})

test('the adapter for Supabase responds', async () => {
  const served: Respond[] = []
  vi.stubGlobal('Deno', { env: { toObject: () => env }, serve: (respond: Respond) => served.push(respond) })
  await load('supabase')
  await expectFunctions(served[0] as Respond, '/')
})

test('a bundle starts outside of the project', async () => {
  const ask = `const { default: respond } = await import('${await bundle('netlify')}')
    const response = await respond(new Request('${ownOrigin}/functions/newsletter/confirm?token=x'))
    console.info(response.status)`
  const options = { cwd: folder, env: { ...process.env, ...env } }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ask], options)
  expect(stdout).toBe('400\n')
})

test('an adapter creates the tables again after the database has failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let tries = 0
  const server = createServer(async (request, response) => {
    if ((await text(request)).includes('create table')) tries += 1
    response.writeHead(500).end()
  })
  vi.stubEnv('DATABASE_URL', await listen(server))
  for (const [name, value] of Object.entries(env)) if (name !== 'DATABASE_URL') vi.stubEnv(name, value)
  const respond = (await load('netlify')).default as Respond
  const health = () => respond(new Request(`${ownOrigin}/functions/health`))
  await health()
  const first = tries
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"email":"a@example.com"}' }
  const form = await respond(new Request(`${ownOrigin}/functions/send-newsletter-email`, init))
  await closeServer(server)
  expect([first > 0, tries > first, form.status]).toEqual([true, true, 503])
})

test('the adapter for Cloudflare Pages responds, and leaves the site to its files', async () => {
  const worker = (await load('cloudflare')).default as { fetch: Respond }
  const ASSETS = { fetch: async () => new Response('a page') }
  const respond = (request: Request) => worker.fetch(request, { ...env, ASSETS })
  await expectFunctions(respond)
  expect(await (await respond(new Request(`${ownOrigin}/kontakt`))).text()).toBe('a page')
})
