import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { test as always, describe, expect } from 'vitest'
import { valueAt } from '../../scripts/io/describe-issue.ts'
import { factsFile } from '../../scripts/io/read-facts.ts'
import { company } from '../../src/company/company.ts'
import type { Facts } from '../../src/company/facts-schema.ts'
import { violationsOn } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { emptyHalfOfHero } from '../support/layout-faults.ts'
import { builtSite, copyProject, runNode } from '../support/project-copy.ts'
import { wordsOfFacts, wordsOfFeatures } from '../support/promise-words.ts'
import { finder } from '../support/promises-on.ts'
import { isSample } from '../support/this-site.ts'
import { everythingIn, tracesOf } from '../support/traces.ts'

/** Three firms take the site over with files of answers: what their visitors see then. */
const test = always.skipIf(!isSample)

const firms: [name: string, locale: string, foreign: RegExp][] = [
  ['rheinblick', 'en-GB', /Luxemb(o)?urg|Moselwall/],
  ['trier', 'de-DE', /Luxemburg|Moselwall|lang="en"/],
  [
    'harbour',
    'de-DE',
    /Luxemb(o)?urg|Moselwall|German[y]?\b|(?<![\p{L}/-])(?:und|oder|nicht|bitte|für|Uhr|Seite)(?![\p{L}])/u,
  ],
]

describe.skipIf(!isSample).each(firms)('%s', (firm, locale, foreign) => {
  let facts: Facts
  let printed = ''
  const site = builtSite(
    (folder) => {
      cpSync('tests/recipes', join(folder, 'tests/recipes'), { recursive: true })
      const setup = ['--import', 'tsx', 'scripts/setup.ts', '--answers', `tests/recipes/answers/${firm}.json`]
      const { status, output } = runNode(folder, setup)
      expect(status, output).toBe(0)
      printed = output
      facts = JSON.parse(readFileSync(join(folder, factsFile), 'utf8'))
    },
    { env: { MESSAGES_LANGUAGE: '' }, args: ['--functions=/functions'], copy: copyProject },
  )
  const pages = () => [...site.files.keys()].filter((name) => name.endsWith('.html') && name !== '404.html')
  /** What visitors and machines read of each page. */
  const texts = () =>
    pages().map(
      (name) => [name, everythingIn(new JSDOM(String(site.files.get(name))).window.document)] as const,
    )

  test('the postal code stands where the country has it', () => {
    const { city, postalCode } = facts.company.address
    const [town] = Object.values(city)
    const line = firm === 'harbour' ? `${town}, ${postalCode}` : `${postalCode} ${town}`
    const withoutIt = texts().filter(([, text]) => !text.replaceAll('\u00a0', ' ').includes(line))
    expect(withoutIt.map(([name]) => name)).toEqual([])
  })

  test('the setup says what is missing, with its line, and removes the sample posts', () => {
    const places = [...printed.matchAll(/company\.json:(\d+) {2}\S/g)]
    const lines = readFileSync(join(site.folder, factsFile), 'utf8').split('\n').length
    expect(places.length).toBeGreaterThan(0)
    expect(places.every(([, line]) => Number(line) > 1 && Number(line) < lines)).toBe(true)
    expect([
      existsSync(join(site.folder, 'posts/images')),
      existsSync(join(site.folder, 'posts/words.txt')),
    ]).toEqual([false, true])
  })

  test('no page has a trace of the sample company, of another country, or of another language', () => {
    const traces = [...tracesOf(company, facts.company), foreign]
    const found = texts().flatMap(([name, text]) =>
      traces.flatMap((trace) => trace.exec(text)?.map((word) => [name, word]) ?? []),
    )
    expect(found).toEqual([])
  })

  test('no page says something where a fact is missing', () => {
    const missing = /.*(?:\bundefined\b|\bNaN\b|\[object|(?<!bei )\bnull\b).*/g
    const found = texts().flatMap(([name, text]) => text.match(missing)?.map((line) => [name, line]) ?? [])
    expect(found).toEqual([])
  })

  test('no page promises what nobody has confirmed', () => {
    const found = finder(site)
    const features = Object.values(facts.company.tariffs).flatMap((each) => Object.values(each).flat())
    const words = [
      ...Object.entries(wordsOfFacts).filter(([path]) => !valueAt(facts, path.split('.'))),
      ...Object.entries(wordsOfFeatures).filter(([name]) => !features.some((feature) => feature === name)),
    ]
    expect(words.flatMap(([name, each]) => found(each).map((text) => [name, text]))).toEqual([])
  })

  test('every page works in a browser, and no half of its beginning is empty', async () => {
    const page = await openPage({ baseURL: site.url, locale })
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of pages()) {
      await visit(page, name === 'index.html' ? '/' : `/${name.replace('.html', '')}`)
      expect([name, await violationsOn(page), await emptyHalfOfHero(page)]).toEqual([name, [], []])
    }
    expect(page.problems).toEqual([])
  })
})
