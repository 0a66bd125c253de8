import { expect, test } from 'vitest'
import { type Choice, monthlyCost } from './monthly-cost.ts'

const prices = {
  managedServices: { essential: 89.9, professional: 149 },
  telephony: { starter: { price: 39, extensions: 10 }, business: { price: 69.5, extensions: 50 } },
}

test('the cost of a month follows from workplaces, tariff and the smallest package with enough extensions', () => {
  const cases: [Choice, total: number, telephony?: [name: string, price: number | null]][] = [
    [{ workplaces: 12, tariff: 'professional', hasTelephony: false }, 1788],
    // 3 × 89.9 is 269.70000000000005.
    [{ workplaces: 3, tariff: 'essential', hasTelephony: false }, 269.7],
    [{ workplaces: 10, tariff: 'professional', hasTelephony: true }, 1529, ['starter', 39]],
    [{ workplaces: 11, tariff: 'essential', hasTelephony: true }, 1058.4, ['business', 69.5]],
    [{ workplaces: 50, tariff: undefined, hasTelephony: true }, 69.5, ['business', 69.5]],
    [{ workplaces: 51, tariff: 'essential', hasTelephony: true }, 4584.9, ['enterprise', null]],
    [{ workplaces: 5, tariff: undefined, hasTelephony: false }, 0],
  ]
  const found = cases.map(([choice]) => {
    const { total, telephony } = monthlyCost(choice, prices)
    return telephony ? [choice, total, [telephony.name, telephony.price]] : [choice, total]
  })
  expect(found).toEqual(cases)
})
