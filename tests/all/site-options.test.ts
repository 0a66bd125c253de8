import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { attributeOf, elementsOf } from '../../scripts/site/elements.ts'
import { brand, company } from '../../src/company/company.ts'
import { addressesOf, pages as rows } from '../../src/pages.ts'
import { postSource } from '../support/post-source.ts'
import { buildProject, copyProject, type ProjectCopy, readTree, runNode } from '../support/project-copy.ts'
import { editFacts, fillIn, otherCompany as other, ownersFacts, setUp } from '../support/take-over.ts'
import { isSample } from '../support/this-site.ts'
import { everythingIn, tracesOf } from '../support/traces.ts'

/** The site of another company after the setup, its other facts, and two further pages off. */
const test = always.skipIf(!isSample)

const off = ['telephony', 'emailArchiving', 'cloud', 'careers', 'sitePlan'] as const
const offPaths = off.flatMap((name) => [...addressesOf(name).keys()])

let copy: ProjectCopy
/** What the builds before and after the owner's facts printed. */
let listed: string
/** The placeholders that the setup has left. */
let open: string[]
let output: string
/** The head of every mail, and the texts in them. */
let mails: string
let files: Map<string, Buffer>
const accent = '#0b5cad'
const services = ['managedServices', 'itSecurity', 'backup', 'infrastructure']
const own = { logo: 'own-logo.svg', colour: accent, services }
const size = 'width="4000mm" height="1000mm" viewBox="0 0 4000 1000"'
const shapes = '<style>.a{fill:#123456}</style><path class="a" d="M3 3h3994v994H3z"/>'
const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`

const pathOf = (...parts: string[]) => join(copy.folder, ...parts)
const textOf = (name: string) => String(files.get(name))
const pages = () =>
  [...files].filter(([name]) => name.endsWith('.html')).map(([name, bytes]) => [name, String(bytes)] as const)
/** What is found in the pages, each with the name of its file. */
const inPages = (find: (html: string) => Iterable<unknown>) =>
  pages().flatMap(([name, html]) => [...find(html)].map((found) => `${name}: ${found}`))

beforeAll(() => {
  copy = copyProject()
  writeFileSync(pathOf('own-logo.svg'), drawing)
  const setup = setUp(copy.folder, own)
  expect(setup.status, setup.output).toBe(0)
  const env = { SITE_STRICT: '1', VITE_CONTACT: '' }
  listed = buildProject(copy.folder, env).output
  open = JSON.parse(readFileSync(pathOf('src/company/company.json'), 'utf8')).placeholders
  fillIn(copy.folder)
  editFacts(copy.folder, ({ disabledPages }) => disabledPages.push('careers', 'sitePlan'))
  const links = `[*Telefonie*](${rows.telephony.path.de} "Seite") und [Kontakt](/contact#main)`
  const body = `Zur ${links}, aber auch [hierher](/kontakt).\n`
  writeFileSync(pathOf('posts/verweise.md'), postSource('verweise', {}, body))
  const built = buildProject(copy.folder, { ...env, VITE_FUNCTIONS_URL: '/functions' })
  output = built.output
  expect(built.status, output).toBe(0)
  files = readTree(pathOf('dist'))
  const script = `
    import { mailHead } from './functions/mail/mail.ts'
    import * as texts from './functions/texts.ts'
    const say = (value) => typeof value === 'function' ? value('', '') : value
    console.log(mailHead(), JSON.stringify(texts, (_, value) => say(value)))`
  mails = runNode(copy.folder, ['--import', 'tsx', '--input-type=module', '--eval', script]).output
})
afterAll(() => copy?.remove())

test('after the setup a build lists only what nobody but the owner knows', () => {
  expect(listed).toMatch(/^ {2}src\/company\/company\.json:\d+ {2}\S/m)
  expect(open.length).toBeGreaterThan(0)
  const names = open.map((path) => path.split('.')[1] ?? '')
  expect(names.filter((name) => !ownersFacts.some((fact) => fact === name))).toEqual([])
})

test('a wrong answer, an interruption and the same answers again change nothing', () => {
  expect(setUp(copy.folder, own).status).toBe(0)
  const before = readTree(pathOf('src'))
  const interrupted = runNode(copy.folder, ['--import', 'tsx', 'scripts/setup.ts'], {}, '\x03')
  const runs = [setUp(copy.folder, { email: 'info' }), interrupted, setUp(copy.folder, own)]
  expect(runs.map(({ status }) => status)).toEqual([1, 1, 0])
  expect(readTree(pathOf('src'))).toEqual(before)
})

test('the take-over touches `src/company` and the logo, and no other code', () => {
  const changed = ['src', 'scripts', 'functions'].flatMap((folder) => {
    const original = readTree(folder)
    const all = [...readTree(pathOf(folder))]
    return all.flatMap(([name, bytes]) => (original.get(name)?.equals(bytes) ? [] : `${folder}/${name}`))
  })
  expect(changed).toEqual(['src/brand/logo.svg', 'src/company/company.json'])
})

/** What visitors and machines read of a page. */
const contentOf = (html: string) => everythingIn(new JSDOM(html).window.document)

test('nothing that is published, and no mail, has a trace of the first company', () => {
  expect(mails).toContain(accent)
  expect(mails).toContain(other.phone)
  const names = [...files.keys()].filter(
    (name) =>
      /\.(html|xml|json|txt|webmanifest|ics)$/.test(name) &&
      !/^(content|blog)\b|^rss|^feed|^licenses/.test(name),
  )
  expect(names.length).toBeGreaterThan(15)
  const texts = names.map((name) => (name.endsWith('.html') ? contentOf(textOf(name)) : textOf(name)))
  const traces = tracesOf(company, other)
  const found = [...texts, mails].flatMap((text, index) =>
    traces.flatMap((trace) => trace.exec(text)?.map((word) => [names[index] ?? 'mails', word]) ?? []),
  )
  expect(found).toEqual([])
})

test('legal pages follow the law of the country', () => {
  const { register, registerNumber, jurisdiction, liabilityInsurance } = other
  const entry = `${register}, ${registerNumber}`
  const laws = {
    impressum: ['§\u00a05 DDG', entry, '§\u00a036 VSBG', liabilityInsurance?.name ?? ''],
    datenschutz: ['Rheinland-Pfalz'],
    agb: ['Recht der Bundesrepublik Deutschland', `mit dem Vertrag ${jurisdiction.de}`],
  }
  for (const [name, texts] of Object.entries(laws)) {
    const main = new JSDOM(textOf(`${name}.html`)).window.document.querySelector('main')
    expect(texts.filter((text) => !main?.textContent?.includes(text))).toEqual([])
  }
})

test('a site in German only has no second language in its pages and no English address', () => {
  const english = [rows.services, rows.about, rows.contact, rows.sitePlan].map(({ path }) => path.en)
  expect(english.filter((path) => files.has(`${path.slice(1)}.html`))).toEqual([])
  const second = /lang="en"|id="other-language"|hreflang|og:locale:alternate/g
  expect(inPages((html) => html.match(second) ?? [])).toEqual([])
})

test('a page that is switched off is nowhere: no file, no link, no entry for machines', () => {
  expect(offPaths.filter((path) => files.has(`${path.slice(1)}.html`))).toEqual([])
  const links = inPages((html) => {
    const targets = elementsOf(html).flatMap((element) => attributeOf(element, 'href') ?? [])
    return targets.filter((target) => offPaths.includes(target.replace(/[?#].*/, '')))
  })
  expect(links).toEqual([])
  expect(offPaths.filter((path) => textOf('sitemap.xml').includes(`${path}<`))).toEqual([])
})

test('the build counts the hints at what posts go without, and of a link the text is left', () => {
  expect(output).toMatch(/[2-9] Hinweise: npm run check\./)
  const html = textOf('blog/verweise.html')
  expect(html).toContain('Zur <em>Telefonie</em> und Kontakt, aber auch <a href="/kontakt">hierher</a>.')
  expect(textOf('content/posts/verweise.json')).toContain('Zur <em>Telefonie</em> und Kontakt')
})

test('the accent colour and the logo are on pages, icons and mails', async () => {
  const home = textOf('index.html')
  expect(home).toContain(`--accent:${accent}`)
  expect(home).not.toContain(`--accent:${brand.colours.accent}`)
  // It would vanish on the dark ground, so each theme has a file of its own.
  expect(home).toMatch(/<header.*<picture><source [^>]*dark.*<img [^>]*width="112" height="28" alt=""/s)
  // The logo is too wide for an icon: the initials stand on the accent colour.
  expect(textOf('icon.svg')).toContain(`rx="12" fill="${accent}"`)
  const { data, info } = await sharp(files.get('brand/icon-192.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const beside = (info.height / 2) * info.width + Math.round(info.width / 10)
  const colour = data.subarray(beside * info.channels, beside * info.channels + 3).toString('hex')
  expect(`#${colour}`).toBe(accent)
  const [, picture = ''] = /<img src="https:\/\/www\.bitfuge\.example\/([^"]+)"/.exec(mails) ?? []
  expect([...files.keys()]).toContain(picture)
  expect(mails).toContain(`solid ${accent}`)
})

test('the preview image of each page has the logo at its place, and drawings in it have the accent colour', async () => {
  const colour = (hex: string) => Number.parseInt(hex.slice(1), 16)
  for (const [name, html] of pages().filter(([name]) => !/^(404|blog\/)/.test(name))) {
    const [, image = ''] = /property="og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(html) ?? []
    const pixels = await sharp(files.get(image)).removeAlpha().raw().toBuffer()
    expect([name, pixels.readUIntBE(3 * (88 * 1200 + 100), 3)]).toEqual([name, colour('#123456')])
    if (name !== 'leistungen/infrastruktur.html') continue
    const all = new Set(Array.from({ length: 1200 * 630 }, (_, at) => pixels.readUIntBE(3 * at, 3)))
    expect([accent, brand.colours.accent].map((each) => all.has(colour(each)))).toEqual([true, false])
  }
})
