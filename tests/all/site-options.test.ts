import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { serve } from '../../scripts/dev/static-host.ts'
import { attributeOf, elementsOf } from '../../scripts/site/elements.ts'
import { brand, company } from '../../src/company/company.ts'
import { screens } from '../../src/pages.ts'
import { violationsOn } from '../support/axe.ts'
import { company as other } from '../support/bitfuge.ts'
import { navigateTo, openPage, visit } from '../support/browser.ts'
import { postSource } from '../support/post-source.ts'
import { buildProject, copyProject, type ProjectCopy, readTree, runNode } from '../support/project-copy.ts'
import { editFacts, fillIn, ownersFacts, setUp } from '../support/take-over.ts'
import { isSample } from '../support/this-site.ts'
import { everythingIn, tracesOf } from '../support/traces.ts'

/** The site of another company after the setup, its other facts, and two further pages off. */
const test = always.skipIf(!isSample)

const off = ['telephony', 'emailArchiving', 'cloud', 'careers', 'sitePlan'] as const
const offPaths = off.flatMap((name): string[] => {
  const { path } = screens[name]
  return typeof path === 'string' ? [path] : Object.values(path)
})

let copy: ProjectCopy
let site: Awaited<ReturnType<typeof serve>>
let output: string
let listed: string
/** The head of every mail, and the texts in them. */
let mails: string
let files: Map<string, Buffer>
const accent = '#0b5cad'
const services = ['managedServices', 'itSecurity', 'backup', 'infrastructure']
const own = { logo: 'own-logo.svg', colour: accent, services }
const mark = 'M3 3h3994v994H3z'
const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4000mm" height="1000mm" viewBox="0 0 4000 1000"><style>.a{fill:#123456}</style><path class="a" d="${mark}"/></svg>`
const pages = () =>
  [...files].filter(([name]) => name.endsWith('.html')).map(([name, bytes]) => [name, String(bytes)] as const)

beforeAll(async () => {
  copy = copyProject()
  writeFileSync(join(copy.folder, 'own-logo.svg'), drawing)
  const { status, output: said } = setUp(copy.folder, own)
  expect(status, said).toBe(0)
  listed = buildProject(copy.folder, { SITE_STRICT: '1', VITE_CONTACT: '' }).output
  fillIn(copy.folder)
  editFacts(copy.folder, ({ pagesOff }) => pagesOff.push('careers', 'sitePlan'))
  const body = `Zur [*Telefonie*](${screens.telephony.path} "Seite") und [Kontakt](/contact#main), aber auch [hierher](/kontakt).\n`
  writeFileSync(join(copy.folder, 'posts/verweise.md'), postSource('verweise', {}, body))
  const built = buildProject(copy.folder, {
    SITE_STRICT: '1',
    VITE_CONTACT: '',
    VITE_FUNCTIONS_URL: '/functions',
  })
  output = built.output
  expect(built.status, output).toBe(0)
  files = readTree(join(copy.folder, 'dist'))
  const script = `
    import { mailHead } from '../functions/mail/mail.ts'
    import * as texts from '../functions/texts.ts'
    const say = (value) => typeof value === 'function' ? value('', '') : value
    console.log(mailHead(), JSON.stringify(texts, (_, value) => say(value)))`
  mails = runNode(copy.folder, ['--import', 'tsx', '--input-type=module', '--eval', script]).output
  site = await serve(join(copy.folder, 'dist'))
})
afterAll(async () => {
  await site?.close()
  copy?.remove()
})

test('after the setup a build lists only what nobody but the owner knows', () => {
  const [, facts = ''] = /company\.json: \d+ Angaben? .* Platzhalter: (.*)/.exec(listed) ?? []
  expect(facts).not.toMatch(/\.en\b/)
  const names = facts.split(', ').flatMap((fact) => fact.split('.')[1] || [])
  expect(names.filter((name) => !ownersFacts.some((fact) => fact === name))).toEqual([])
})

test('wrong answers and an interruption change nothing', () => {
  const before = readTree(join(copy.folder, 'src'))
  const wrong = setUp(copy.folder, { phone: '0651 123', email: 'info', colour: '#ffee00' })
  expect(wrong.status).toBe(1)
  expect(wrong.output).toMatch(/phone: .*\n.*email: .*\n.*colour: /)
  const interrupted = runNode(copy.folder, ['--import', 'tsx', 'scripts/setup.ts'], {}, '\x03')
  expect(interrupted.status).toBe(1)
  expect(readTree(join(copy.folder, 'src'))).toEqual(before)
})

test('the same answers again change nothing', () => {
  const before = readTree(join(copy.folder, 'src'))
  expect(setUp(copy.folder, own).status).toBe(0)
  expect(readTree(join(copy.folder, 'src'))).toEqual(before)
})

test('the take-over touches `src/company` and the logo, and no other code', () => {
  const changed = ['src', 'scripts', 'functions'].flatMap((folder) => {
    const original = readTree(folder)
    const files = [...readTree(join(copy.folder, folder))]
    return files.flatMap(([name, bytes]) => (original.get(name)?.equals(bytes) ? [] : `${folder}/${name}`))
  })
  expect(changed).toEqual(['src/brand/logo.svg', 'src/company/company.json'])
})

test('nothing that is published, and no mail, has a trace of the first company', () => {
  const traces = tracesOf(company, other)
  expect(mails).toContain(accent)
  expect(mails).toContain(other.phone)
  const texts = [...files]
    .filter(
      ([name]) =>
        /\.(html|xml|json|txt|webmanifest|ics)$/.test(name) &&
        !/^(content|blog)\b|^rss|^feed|^licenses/.test(name),
    )
    .map(([name, bytes]) => [
      name,
      name.endsWith('.html') ? everythingIn(new JSDOM(bytes).window.document) : String(bytes),
    ])
  const found = [...texts, ['mails', mails]].flatMap(([name, text = '']) =>
    traces.flatMap((trace) => trace.exec(text)?.map((word) => [name, word]) ?? []),
  )
  expect(texts.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('nothing is said where a fact is missing', () => {
  const missing = /.*(?:\bundefined\b|\bNaN\b|\[object|(?<!bei )\bnull\b).*/g
  const found = pages().flatMap(([name, html]) =>
    [...everythingIn(new JSDOM(html).window.document).matchAll(missing)].map(([line]) => [name, line]),
  )
  expect(found).toEqual([])
})

test.each([
  ['impressum', '§\u00a05 DDG'],
  ['impressum', `${other.register}, ${other.registerNumber}`],
  ['impressum', other.liabilityInsurance?.name ?? ''],
  ['impressum', '§\u00a036 VSBG'],
  ['datenschutz', 'Rheinland-Pfalz'],
  ['agb', 'Recht der Bundesrepublik Deutschland'],
  ['agb', `mit dem Vertrag ${other.jurisdiction.de}`],
])('%s says by the law of the country: %s', (name, text) => {
  const { document } = new JSDOM(files.get(`${name}.html`)).window
  expect(document.querySelector('main')?.textContent).toContain(text)
})

test('a site in German only has no second language in its pages and no English address', () => {
  const english = Object.values(screens).flatMap(({ path }) => (typeof path === 'string' ? [] : [path.en]))
  expect(english.filter((path) => files.has(`${path.slice(1)}.html`))).toEqual([])
  for (const [name, html] of pages()) {
    expect([name, html.match(/lang="en"|id="other-language"|hreflang|og:locale:alternate/g)]).toEqual([
      name,
      null,
    ])
  }
})

test('a page that is switched off is nowhere: no file, no link, no entry for machines', () => {
  expect(offPaths.filter((path) => files.has(`${path.slice(1)}.html`))).toEqual([])
  for (const [name, html] of pages()) {
    const links = elementsOf(html).flatMap((element) => attributeOf(element, 'href') ?? [])
    expect([name, links.filter((link) => offPaths.includes(link.replace(/[?#].*/, '')))]).toEqual([name, []])
  }
  const sitemap = String(files.get('sitemap.xml'))
  expect(offPaths.filter((path) => sitemap.includes(`${path}<`))).toEqual([])
})

test('the build counts the hints at what posts go without', () => {
  expect(output).toMatch(/[2-9] Hinweise: npm run check\./)
})

test('of a link in a post the text is left', () => {
  const html = String(files.get('blog/verweise.html'))
  expect(html).toContain('Zur <em>Telefonie</em> und Kontakt, aber auch <a href="/kontakt">hierher</a>.')
  expect(String(files.get('content/posts/verweise.json'))).toContain('Zur <em>Telefonie</em> und Kontakt')
})

test('the accent colour and the logo are on pages, icons and preview images', async () => {
  const home = String(files.get('index.html'))
  expect(home).toContain(`--accent:${accent}`)
  expect(home).not.toContain(`--accent:${brand.colours.accent}`)
  expect(home).toMatch(/<header.*<svg[^>]* width="112" height="28"[^>]*><path fill="#123456"/s)
  expect(String(files.get('icon.svg'))).toContain('#123456')
  const { data, info } = await sharp(files.get('icon-192.png')).raw().toBuffer({ resolveWithObject: true })
  const [middle] = [(info.height / 2) * info.width + info.width / 2]
  expect([...data.subarray(middle * info.channels, middle * info.channels + 3)]).toEqual([0x12, 0x34, 0x56])
})

test('the preview image of each page has the logo at its place, and drawings in it have the accent colour', async () => {
  const colour = (hex: string) => Number.parseInt(hex.slice(1), 16)
  for (const [name, html] of pages().filter(([name]) => !/^(404|blog\/)/.test(name))) {
    const [, image = ''] = /property="og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? []
    const pixels = await sharp(files.get(image)).removeAlpha().raw().toBuffer()
    const colourAt = (x: number, y: number) => pixels.readUIntBE(3 * (y * 1200 + x), 3)
    expect([name, colourAt(100, 88)]).toEqual([name, colour('#123456')])
    if (name !== 'leistungen/infrastruktur.html') continue
    const all = new Set(Array.from({ length: 1200 * 630 }, (_, at) => pixels.readUIntBE(3 * at, 3)))
    expect([all.has(colour(accent)), all.has(colour(brand.colours.accent))]).toEqual([true, false])
  }
})

test('a mail begins with the logo as a published picture and a line in the accent colour', () => {
  const [, picture = ''] = /<img src="https:\/\/www\.bitfuge\.example\/([^"]+)"/.exec(mails) ?? []
  expect([...files.keys()]).toContain(picture)
  expect(mails).toContain(`solid ${accent}`)
})

test('every page works in a browser that speaks English, and an address that is gone is not found', async () => {
  const page = await openPage({ baseURL: site.url, locale: 'en-GB' })
  for (const [name] of pages()) {
    if (name === '404.html') continue
    await visit(page, name === 'index.html' ? '/' : `/${name.replace('.html', '')}`)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    expect([name, await violationsOn(page)]).toEqual([name, []])
  }
  expect(await page.locator('header [role=group]').count()).toBe(0)
  await navigateTo(page, '/')
  expect(page.problems).toEqual([])
  await visit(page, '/contact')
  expect(await page.locator('h1').textContent()).toBe('404')
  expect(existsSync(join(copy.folder, 'dist/contact.html'))).toBe(false)
})
