import { expect, test } from 'vitest'
import { company } from './company.ts'
import { formats } from './formats.ts'

const { phone, postalCode, vatNumber } = formats[company.country]

test('telephone number, postal code and VAT number look as they do in the country', () => {
  expect(company.phone).toMatch(phone.pattern)
  expect(company.address.postalCode).toMatch(postalCode.pattern)
  if (company.vatNumber !== null) expect(company.vatNumber).toMatch(vatNumber.pattern)
})

test('a company in Germany names its Land, others none', () => {
  expect(company.state !== null).toBe(company.country === 'DE')
})

test.each(Object.values(formats).flatMap((format) => Object.values(format)))('$example fits', (format) => {
  expect(format.example).toMatch(format.pattern)
})
