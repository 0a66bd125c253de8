import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

const env = {
  RESEND_API_KEY: 're_0123456789abcdef',
  MAIL_FROM: 'site@site.example',
  MAIL_TO: 'office@site.example',
  FUNCTIONS_SECRET: 'a secret of the tests with 32 bytes',
  FUNCTIONS_URL: 'https://www.site.example/functions',
  // Nothing answers there, so what needs the database is refused.
  DATABASE_URL: 'http://127.0.0.1:9',
}

/** Bundles an adapter as docs/functions.md says, and loads it. */
async function load(host: string): Promise<Record<string, unknown>> {
  const outfile = join(folder, `${host}.mjs`)
  await build({
    entryPoints: [`functions/hosts/${host}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['worker', 'browser'],
    loader: { '.css': 'text' },
    external: ['node:*'],
  })
  return import(pathToFileURL(outfile).href)
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

type Respond = (request: Request, env?: object) => Promise<Response>

async function expectFunctions(respond: Respond, path: string): Promise<void> {
  const page = await respond(new Request(`https://www.site.example${path}newsletter/confirm?token=x`))
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('--paper')])
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"email":"x"}' }
  const refused = await respond(new Request(`https://www.site.example${path}send-newsletter-email`, init))
  expect([refused.status, await refused.json()]).toEqual([400, { success: false, error: expect.any(String) }])
  const health = await respond(new Request(`https://www.site.example${path}health`))
  expect(health.status).toBe(503)
}

test('the adapter for Netlify responds', async () => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { default: respond, config } = await load('netlify')
  expect(config).toEqual({ path: '/functions/*' })
  await expectFunctions(respond as Respond, '/functions/')
})

test('the adapter for Supabase responds', async () => {
  const served: Respond[] = []
  vi.stubGlobal('Deno', { env: { toObject: () => env }, serve: (respond: Respond) => served.push(respond) })
  await load('supabase')
  await expectFunctions(served[0] as Respond, '/')
})

test('the adapter for Cloudflare Pages responds, and leaves the site to its files', async () => {
  const worker = (await load('cloudflare')).default as { fetch: Respond }
  const ASSETS = { fetch: async () => new Response('a page') }
  await expectFunctions((request) => worker.fetch(request, { ...env, ASSETS }), '/functions/')
  const page = await worker.fetch(new Request('https://www.site.example/kontakt'), { ...env, ASSETS })
  expect(await page.text()).toBe('a page')
})
