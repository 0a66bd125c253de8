import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf, elementsOf } from '../../scripts/site/elements.ts'
import { addressesOf } from '../../src/pages.ts'
import { postSource } from '../support/post-source.ts'
import { buildProject, copyProject, editFacts, type ProjectCopy, readTree } from '../support/project-copy.ts'

/** The site with pages switched off. */
const off = ['telephony', 'emailArchiving', 'careers', 'sitePlan'] as const
const offPaths = off.flatMap((name) => [...addressesOf(name).keys()])

let copy: ProjectCopy
let output: string
let files: Map<string, Buffer>
beforeAll(() => {
  copy = copyProject()
  editFacts(copy.folder, (facts) => {
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
  expect(output).toMatch(/\d+ hints?: npm run check\./)
  expect(textOf('blog/verweise.html')).toContain('Zur <em>Telefonie</em> und <a href="/contact#main">')
})
