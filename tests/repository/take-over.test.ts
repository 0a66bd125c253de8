import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/io/list-files.ts'
import { company } from '../../src/company/company.ts'
import { otherCompany as other } from '../support/take-over.ts'
import { isSample } from '../support/this-site.ts'
import { tracesOf } from '../support/traces.ts'

// Of no use once another company has taken the site over. What it gets is in `site-options.test.ts`.
test.skipIf(!isSample)('no fact of the company is in the code outside its place, unless it is marked', () => {
  const files = listFiles('src').filter(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) &&
      !/^(company|content\/de\/legal\/(luxembourg|germany))\/|law-of-country/.test(name),
  )
  const traces = tracesOf(company, other)
  const found = files.flatMap((name) =>
    textsIn(`src/${name}`).flatMap((text) =>
      traces.flatMap((trace) => trace.exec(text)?.map((fact) => [name, fact]) ?? []),
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

type Node = { type: string; [key: string]: unknown }

/** The texts of a source file that are not marked with `ifInMarkets`. */
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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Imports, styles, and what is marked. */
function isNoText({ type, callee, tag }: Node): boolean {
  const named = (callee ?? tag) as { name?: string } | undefined
  return type === 'ImportDeclaration' || named?.name === 'ifInMarkets' || named?.name === 'css'
}
