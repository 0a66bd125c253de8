import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transformOnce } from '../scripts/site/bundle/linaria.ts'

let folder: string
const entry = () => join(folder, 'entry.js')

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'linaria-')))
  writeFileSync(join(folder, 'unmarked.js'), 'export const other = 1')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Numbers the modules it sees, in place of evaluating them. */
function numberModules(): { plugin: Plugin; seen: string[] } {
  const seen: string[] = []
  const plugin: Plugin = {
    name: 'number-modules',
    transform(code, id) {
      return `${code}\nexport const number = ${seen.push(id)}`
    },
  }
  return { plugin, seen }
}

async function buildWith(plugin: Plugin, ssr: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [plugin],
    build: { write: false, ssr, rolldownOptions: { input: entry(), preserveEntrySignatures: 'strict' } },
  })
  return JSON.stringify(made)
}

test('a module is transformed once for the client and the server, and anew when it was changed', async () => {
  const { plugin, seen } = numberModules()
  const once = transformOnce(plugin, 'marked')
  writeFileSync(entry(), 'export * from "./unmarked.js"; export const marked = "first"')
  expect(await buildWith(once, false)).toContain('first')
  expect(await buildWith(once, true)).toContain('number')
  expect(seen).toEqual([entry()])
  writeFileSync(entry(), 'export const marked = "second"')
  expect(await buildWith(once, true)).toContain('second')
  expect(seen).toEqual([entry(), entry()])
})

test('while the site is served a module is transformed each time', async () => {
  const { plugin, seen } = numberModules()
  writeFileSync(entry(), 'export const marked = 1')
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [transformOnce(plugin, 'marked')],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    await server.transformRequest('/entry.js')
    server.moduleGraph.invalidateAll()
    await server.transformRequest('/entry.js')
    expect(seen).toHaveLength(2)
  } finally {
    await server.close()
  }
})

test('a plugin that does not transform with a function is refused by its name', () => {
  expect(() => transformOnce({ name: 'odd' }, 'marked')).toThrow('odd')
})
