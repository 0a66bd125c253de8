import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf, elementsOf } from '../../scripts/site/elements.ts'
import { brand } from '../../src/company/company.ts'
import { addressesOf } from '../../src/pages.ts'
import { postSource } from '../support/post-source.ts'
import { buildProject, copyProject, editFacts, type ProjectCopy, readTree } from '../support/project-copy.ts'

/** The site with another logo and accent colour, and with pages switched off. */
const off = ['telephony', 'emailArchiving', 'careers', 'sitePlan'] as const
const offPaths = off.flatMap((name) => [...addressesOf(name).keys()])
const accent = '#0b5cad'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 1000"><path fill="#123456" d="M3 3h3994v994H3z"/></svg>'

let copy: ProjectCopy
let output: string
let files: Map<string, Buffer>
beforeAll(() => {
  copy = copyProject()
  writeFileSync(join(copy.folder, 'src/brand/logo.svg'), logo)
  editFacts(copy.folder, (facts) => {
    facts.brand.colours.accent = accent
    Object.assign(facts, { disabledPages: off })
  })
  const links = '[*Telefonie*](/leistungen/telefonie "Seite") und [Kontakt](/contact#main)'
  writeFileSync(join(copy.folder, 'posts/verweise.md'), postSource('verweise', {}, `Zur ${links}.\n`))
  const built = buildProject(copy.folder)
  output = built.output
  expect(built.status, output).toBe(0)
  files = readTree(join(copy.folder, 'dist'))
})
afterAll(() => copy?.remove())

const textOf = (name: string) => String(files.get(name))

test('a page that is switched off is nowhere: no file, no link, no entry for machines', () => {
  expect(offPaths.filter((path) => files.has(`${path.slice(1)}.html`))).toEqual([])
  const pages = [...files.keys()].filter((name) => name.endsWith('.html'))
  const links = pages.flatMap((name) => {
    const targets = elementsOf(textOf(name)).flatMap((element) => attributeOf(element, 'href') ?? [])
    return targets.filter((target) => offPaths.includes(target.replace(/[?#].*/, ''))).map((to) => [name, to])
  })
  expect(links).toEqual([])
  expect(offPaths.filter((path) => textOf('sitemap.xml').includes(`${path}<`))).toEqual([])
})

test('of a link to it in a post the text is left, and the build counts the hints', () => {
  expect(output).toMatch(/\d+ Hinweise?: npm run check\./)
  expect(textOf('blog/verweise.html')).toContain('Zur <em>Telefonie</em> und <a href="/contact#main">')
})

test('the accent colour and the logo are on pages and icons', async () => {
  const home = textOf('index.html')
  expect(home).toContain(`--accent:${accent}`)
  expect(home).not.toContain(`--accent:${brand.colours.accent}`)
  // It would vanish on the dark ground, so each theme has a file of its own.
  expect(home).toMatch(/<header.*<picture><source [^>]*dark.*<img [^>]*width="112" height="28" alt=""/s)
  // The logo is too wide for an icon: the initials stand on the accent colour.
  expect(textOf('icon.svg')).toContain(`rx="12" fill="${accent}"`)
})

test('the preview image of each page has the logo at its place', async () => {
  const [, image = ''] = /og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(textOf('kontakt.html')) ?? []
  const pixels = await sharp(files.get(image)).removeAlpha().raw().toBuffer()
  expect(pixels.readUIntBE(3 * (88 * 1200 + 100), 3)).toBe(0x123456)
})
