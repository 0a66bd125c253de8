import { expect, test } from 'vitest'
import { readFacts } from '../io/read-facts.ts'
import { listMissing } from './missing-facts.ts'

/** How many of these facts are missing if prices are on request or a service is off. */
function missing(placeholders: string[], price: number | null, disabledPages: string[]): number {
  const facts = { ...structuredClone(readFacts()), placeholders, languages: ['de'] }
  const managedServices = { essential: price, professional: null, enterprise: null }
  facts.company.prices = { ...facts.company.prices, managedServices }
  return listMissing({ ...facts, disabledPages } as typeof facts, 'de').length
}

test('what a price is for is missing only where a price is shown', () => {
  const unit = ['company.priceUnits.managedServices']
  expect(missing(unit, 89, [])).toBe(1)
  expect(missing(unit, null, [])).toBe(0)
  expect(missing(unit, 89, ['managedServices'])).toBe(0)
  expect(missing(['company.phone'], null, [])).toBe(1)
})
