import { existsSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { findLowContrast } from '../../src/brand/colours.ts'
// Generated, with the names of pages: the module that lists them uses facts, and throws if they are wrong.
import { properties } from '../../src/company/company.schema.json'
import { type Facts, factsSchema } from '../../src/company/facts-schema.ts'
import { legalFolder } from '../io/legal-folder.ts'
import { factsFile } from '../io/read-facts.ts'

/** All that is wrong with the facts, in one message: each with its line, its path, what is expected and what was found. */
export function findFactFaults(facts: unknown): string | undefined {
  const given = facts as { company?: { country?: string }; languages?: string[] } | null
  const languages = [given?.languages ?? []].flat().filter((code) => /^[a-z]{2}$/.test(code))
  const { data, error } = factsSchema(
    given?.company?.country,
    properties.disabledPages.items.enum,
    languages,
  ).safeParse(facts)
  const faults = error
    ? error.issues.map(({ path, message }) => {
        const found = JSON.stringify(valueAt(facts, path))?.slice(0, 100) ?? 'nothing'
        return `${path.join('.')}: ${message}, found ${found}`
      })
    : [
        ...findLostPlaceholders(data),
        ...findMissingCopy(data),
        ...findLowContrast(data.brand.colours).map((pair) => `brand.colours: ${pair}`),
      ]
  if (faults.length === 0) return undefined
  const lineOf = readLines()
  return faults.map((fault) => `${factsFile}:${lineOf(fault.split(':', 1)[0] ?? '')}  ${fault}`).join('\n')
}

/** The line of a fact, or of what it is missing in, by its path such as `company.siteUrl`. */
export function readLines(): (path: string) => number {
  const lineCounter = new LineCounter()
  // JSON is YAML; this parser keeps the places.
  const document = parseDocument(readFileSync(factsFile, 'utf8'), { lineCounter })
  const lineOf = (path: string[]): number => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined
    return node?.range ? lineCounter.linePos(node.range[0]).line : path.length ? lineOf(path.slice(0, -1)) : 1
  }
  return (path) => lineOf(path.split('.'))
}

function findLostPlaceholders(facts: Facts): string[] {
  return facts.placeholders
    .filter((path) => valueAt(facts, path.split('.')) === undefined)
    .map((path) => `placeholders: expected the path of a fact, found "${path}"`)
}

/**
 * What every language needs: its shell, its formats, the texts of the functions, a home and a contact page; the default
 * language also the texts around articles, and legal pages.
 */
function findMissingCopy(facts: Facts): string[] {
  const { languages } = facts
  const needed = [
    ...languages.flatMap((language) =>
      ['shell', 'format', 'functions', 'home', 'contact'].map((name) => `src/content/${language}/${name}.ts`),
    ),
    `src/content/${languages[0]}/blog.ts`,
    ...['legal-notice', 'privacy', 'terms'].map((name) => `${legalFolder(facts)}/${name}.ts`),
  ]
  return needed.filter((file) => !existsSync(file)).map((file) => `languages: expected the file ${file}`)
}

function valueAt(facts: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], facts)
}
