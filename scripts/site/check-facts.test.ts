import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Facts } from '../../src/company/facts-schema.ts'
import { factsFile, readFacts } from '../io/read-facts.ts'
import { findFactFaults } from './check-facts.ts'

const faultsIn = (edit: (facts: Facts) => void) => {
  const facts = readFacts()
  edit(facts)
  return findFactFaults(facts)
}

test('the facts of this site are valid, and what is no object, names no fact or is hard to read is not', () => {
  expect(findFactFaults(readFacts())).toBeUndefined()
  for (const facts of [[], null, 'text', {}]) expect(findFactFaults(facts)).toContain('expected')
  const faults = faultsIn((facts) => {
    facts.placeholders.push('company.fax')
    facts.brand.colours.accent = '#ffee00'
  })
  expect(faults).toContain('placeholders: expected the path of a fact, found "company.fax"')
  expect(faults).toContain('brand.colours: light theme: accent #ffee00 on paper')
})

test('everything that is wrong is named at once, with its path and what was found', () => {
  const faults = faultsIn((facts) => {
    const { company } = facts
    Object.assign(company, { country: 'DE', state: 'XX', phone: '0651 1', founded: '2025', fax: '1' })
    Object.assign(company.prices.managedServices, { essential: '89,50' })
    Object.assign(company.email, { info: undefined })
    Object.assign(company.hours.office, { closes: '12:00 und 13:00-17:00' })
    facts.brand.colours.accent = 'red'
    Object.assign(facts, { languages: ['EN'], disabledPages: ['telefonie'] })
  })
  const lines =
    faults?.split('\n').map((line) => line.replace(/^src\/company\/company\.json:\d+ {2}/, '')) ?? []
  const company = ['founded', 'state', 'address.postalCode', 'phone', 'email.info', 'vatNumber']
  const more = ['hours.office.closes', 'prices.managedServices.essential']
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    ...[...company, ...more].map((fact) => `company.${fact}`),
    ...['company', 'brand.colours.accent', 'languages.0', 'disabledPages.0'],
  ])
  expect(faults).toContain('phone: expected something like +49 651 123456, found "0651 1"')
  expect(faults).toMatch(/essential: .*expected number, received string, found "89,50"/)
  expect(faults).toMatch(/company: .*"fax"/)
})

test.each([
  'https://www.example.com/firma',
  'https://www.example.com/firma/',
  'https://www.example.com/?a=b',
  'https://example.github.io/seite/#start',
])('the site cannot be below %s, which is said at the line of the fact', (siteUrl) => {
  const faults = faultsIn(({ company }) => Object.assign(company, { siteUrl }))
  const line =
    1 +
    readFileSync(factsFile, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('"siteUrl"'))
  expect(faults).toBe(
    `${factsFile}:${line}  company.siteUrl: expected an address without a path, since the site must be at the root of its host, found "${siteUrl}"`,
  )
})

test.each(['https://www.example.com', 'https://www.example.com/', 'http://localhost:4173'])(
  'the site can be at %s',
  (siteUrl) => expect(faultsIn(({ company }) => Object.assign(company, { siteUrl }))).toBeUndefined(),
)
