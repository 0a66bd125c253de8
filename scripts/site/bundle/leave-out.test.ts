import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

const source = `
const screens = { one: { path: '/eins' }, two: { path: { de: '/zwei', en: '/two' } } }
const en = { inner: 'all of it' }
export const texts: Record<string, unknown> = { de: 'Deutsch', en, fr: 'français' }
export const last = { de: ['Anfang', { de: 'innen', en: 'inside' }], en: { de: 'x', en: 'nested' }, }
export const path = screens.two.path
export const only = { en: 'no translation' }
export const routes = [
  { path: screens.one.path, name: 'first' },
  { path: screens.two.path.de, name: 'second' },
  { path: screens.two.path.en, name: 'english' },
  { path: \`\${screens.one.path}/:slug\`, name: 'below first' },
  { path: '*', name: 'rest' },
]
const company = { country: 'DE' }
const local = (_: unknown, text: string) => text
export const law = { LU: 'loi', DE: 'Gesetz' }[company.country]
export const said = [local('LU', 'eins'), local(['LU', 'DE'], 'zwei') ?? 'drei', local('DE', local('LU', 'vier'))]
`

const abroad = { country: 'DE', markets: ['DE'] }

async function bundle(languages: string[], off: string[], facts = { country: 'LU', markets: ['LU', 'DE'] }) {
  const folder = mkdtempSync(join(tmpdir(), 'leave-out-'))
  try {
    writeFileSync(join(folder, 'entry.ts'), source)
    // The plugin is for the modules in src.
    const inSrc = { ...leaveOut(languages, off, facts) }
    Object.assign(inSrc.transform as object, { filter: { id: /entry\.ts$/ } })
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [inSrc],
      build: {
        write: false,
        minify: false,
        lib: { entry: join(folder, 'entry.ts'), formats: ['es'] },
      },
    })
    const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
    const code = chunk?.type === 'chunk' ? chunk.code : ''
    return await import(`data:text/javascript,${encodeURIComponent(code)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const namesOf = (routes: { name: string }[]) => routes.map(({ name }) => name)

test('a site in German only has no English text and no route at an English address', async () => {
  const { texts, last, path, only, routes } = await bundle(['de'], [])
  expect(texts).toEqual({ de: 'Deutsch', fr: 'français' })
  expect(last).toEqual({ de: ['Anfang', { de: 'innen' }] })
  expect(path).toEqual({ de: '/zwei', en: '/two' })
  expect(only).toEqual({ en: 'no translation' })
  expect(namesOf(routes)).toEqual(['first', 'second', 'below first', 'rest'])
})

test('a page that is switched off has no route, nor what is below it', async () => {
  const { texts, routes } = await bundle(['de', 'en'], ['one'])
  expect(texts).toEqual({ de: 'Deutsch', en: { inner: 'all of it' }, fr: 'français' })
  expect(namesOf(routes)).toEqual(['second', 'english', 'rest'])
})

test('with all languages and pages nothing is left out', async () => {
  const { routes } = await bundle(['de', 'en'], [])
  expect(routes).toHaveLength(5)
})

test('a site without customers in a country has no text about it, and legal pages of its own country only', async () => {
  const { law, said } = await bundle(['de', 'en'], [], abroad)
  expect(law).toBe('Gesetz')
  expect(said).toEqual([undefined, 'drei', undefined])
})

test('with customers in all countries every text stays', async () => {
  const { law, said } = await bundle(['de', 'en'], [])
  expect(law).toBe('loi')
  expect(said).toEqual(['eins', 'zwei', 'vier'])
})
