import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { company as other } from './support/bitfuge.ts'
import { buildProject, copyProject, type ProjectCopy, readTree } from './support/project-copy.ts'
import { takeOver } from './support/take-over.ts'
import { isSample } from './support/this-site.ts'
import { everythingIn, tracesOf } from './support/traces.ts'

/** Whether another company can use the site after it has changed nothing but its facts; of no use once one does. */

const traces = tracesOf(company, other)

const found = (text: string) => traces.flatMap((trace) => trace.exec(text)?.[0] ?? [])

test.skipIf(!isSample)(
  'no fact of the company is in the code outside its place, and what belongs to a country is marked',
  () => {
    const files = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .filter((path) => !/^src\/(company|content\/legal\/(luxembourg|germany))\//.test(path))
    expect(files.length).toBeGreaterThan(100)
    expect(
      files.flatMap((path) => textsIn(path).flatMap((text) => found(text).map((fact) => [path, fact]))),
    ).toEqual([])
  },
)

describe.skipIf(!isSample)('a site with the facts of another company', () => {
  let copy: ProjectCopy
  let documents: Map<string, Document>
  beforeAll(() => {
    copy = copyProject()
    takeOver(copy.folder)
    const { status, output } = buildProject(copy.folder)
    expect(status, output).toBe(0)
    const pages = [...readTree(join(copy.folder, 'dist'))].filter(([path]) => path.endsWith('.html'))
    documents = new Map(pages.map(([path, html]) => [path, new JSDOM(html).window.document]))
  })
  afterAll(() => copy?.remove())

  test('has no trace of the first company', () => {
    const pages = [...documents].filter(([path]) => !/^blog(\/|\.html)/.test(path))
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.flatMap(([path, page]) => found(everythingIn(page)).map((fact) => [path, fact]))).toEqual([])
  })

  test('says nothing where a fact is missing', () => {
    const missing = [...documents].flatMap(([path, page]) =>
      [...everythingIn(page).matchAll(/.*(?:\bundefined\b|\bNaN\b|\[object|(?<!bei )\bnull\b).*/g)].map(
        ([line]) => [path, line],
      ),
    )
    expect(missing).toEqual([])
  })

  const textOf = (path: string) => documents.get(path)?.querySelector('main')?.textContent ?? ''

  test.each([
    ['impressum.html', '§\u00a05 DDG'],
    ['impressum.html', `${other.register}, ${other.registerNumber}`],
    ['impressum.html', other.liabilityInsurance?.name ?? ''],
    ['impressum.html', '§\u00a036 VSBG'],
    ['datenschutz.html', 'Rheinland-Pfalz'],
    ['agb.html', 'Recht der Bundesrepublik Deutschland'],
    ['agb.html', `mit dem Vertrag ${other.jurisdiction.de}`],
  ])('has in %s, by the law of its country: %s', (path, text) => {
    expect(textOf(path)).toContain(text)
  })
})

/** The texts of a source file that are not marked with `local`. */
function textsIn(path: string): string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (isNoText(node)) return
    if (typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'TemplateElement') texts.push((node.value as { cooked: string }).cooked)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(path, readFileSync(path, 'utf8')).program as unknown as Node)
  return texts
}

type Node = { type: string; [key: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Imports, styles, and what is marked. */
function isNoText({ type, callee, tag }: Node): boolean {
  const named = (callee ?? tag) as { name?: string } | undefined
  return type === 'ImportDeclaration' || named?.name === 'local' || named?.name === 'css'
}
