import { expect, test } from 'vitest'
import { type Choice, monthlyCost } from './bill.ts'

const prices = {
  managedServices: { essential: 89.9, professional: 149 },
  telephony: { starter: { price: 39, extensions: 10 }, business: { price: 69.5, extensions: 50 } },
}

test('the cost of a month follows from workplaces, tariff and the smallest package with enough extensions', () => {
  const cases: [Choice, total: number][] = [
    [{ workplaces: 12, tariff: 'professional', hasTelephony: false }, 1788],
    // 3 × 89.9 is 269.70000000000005.
    [{ workplaces: 3, tariff: 'essential', hasTelephony: false }, 269.7],
    [{ workplaces: 10, tariff: 'professional', hasTelephony: true }, 1529],
    [{ workplaces: 11, tariff: 'essential', hasTelephony: true }, 1058.4],
    [{ workplaces: 50, tariff: undefined, hasTelephony: true }, 69.5],
    [{ workplaces: 51, tariff: 'essential', hasTelephony: true }, 4584.9],
    [{ workplaces: 5, tariff: undefined, hasTelephony: false }, 0],
  ]
  expect(cases.map(([choice]) => [choice, monthlyCost(choice, prices).total])).toEqual(cases)
})
