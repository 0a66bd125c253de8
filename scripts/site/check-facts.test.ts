import { expect, test } from 'vitest'
import type { Facts } from '../../src/company/facts-schema.ts'
import { readFacts } from '../io/read-facts.ts'
import { findFactFaults } from './check-facts.ts'

const faultsIn = (edit: (facts: Facts) => void) => {
  const facts = readFacts()
  edit(facts)
  return findFactFaults(facts)
}

test('the facts of this site are valid', () => {
  expect(findFactFaults(readFacts())).toBeUndefined()
})

test('everything that is wrong is named at once, with its path and what was found', () => {
  const faults = faultsIn((facts) => {
    const { company, brand } = facts
    Object.assign(company, { country: 'DE', state: 'XX', phone: '0651 1', founded: '2025', fax: '1' })
    Object.assign(company.prices.managedServices, { essential: '89,50' })
    Object.assign(company.email, { info: undefined })
    Object.assign(company.hours.office, { closes: '12:00 und 13:00-17:00' })
    brand.colours.accent = 'red'
    Object.assign(facts, { languages: ['en'], pagesOff: ['telefonie'] })
  })
  const lines = faults?.split('\n  ') ?? []
  expect(lines[0]).toBe('src/company/company.json:')
  expect(lines.slice(1).map((line) => line.split(':')[0])).toEqual([
    'company.founded',
    'company.state',
    'company.address.postalCode',
    'company.phone',
    'company.email.info',
    'company.vatNumber',
    'company.hours.office.closes',
    'company.prices.managedServices.essential',
    'company',
    'brand.colours.accent',
    'languages',
    'pagesOff.0',
  ])
  expect(faults).toContain('phone: expected something like +49 651 123456, found "0651 1"')
  expect(faults).toMatch(/essential: .*expected number, received string, found "89,50"/)
  expect(faults).toMatch(/company: .*"fax"/)
})

test('facts are no object, or nothing is there', () => {
  for (const facts of [[], null, 'text', {}]) expect(findFactFaults(facts)).toContain('expected')
})

test('a placeholder names a fact, and colours have enough contrast', () => {
  const faults = faultsIn((facts) => {
    facts.placeholders.push('company.fax')
    facts.brand.colours.accent = '#ffee00'
  })
  expect(faults).toContain('placeholders: expected the path of a fact, found "company.fax"')
  expect(faults).toContain('brand.colours: light theme: accent #ffee00 on paper')
})
