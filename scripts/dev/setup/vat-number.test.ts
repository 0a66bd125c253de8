import { expect, test } from 'vitest'
import { formats } from '../../../src/company/formats.ts'
import { isVatNumber } from './vat-number.ts'

test.each([
  ['LU', formats.LU.vatNumber.example],
  ['LU', 'LU10000154'],
  ['DE', formats.DE.vatNumber.example],
  ['DE', 'DE100000008'],
] as const)('%s: %s has the right check digits', (country, number) => {
  expect(isVatNumber(number, country)).toBe(true)
})

test.each([
  ['LU', 'LU10000145'],
  ['DE', 'DE100000080'],
  ['DE', 'DE10000000'],
  ['DE', 'LU10000154'],
] as const)('%s: %s has a slip', (country, number) => {
  expect(isVatNumber(number, country)).toBe(false)
})
