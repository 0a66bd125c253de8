import type { Country } from '../../../src/company/countries.ts'
import { formats } from '../../../src/company/formats.ts'

/** Whether a VAT number has the form of its country and the right check digits, so that no digit is mistyped. */
export function isVatNumber(number: string, country: Country): boolean {
  return formats[country].vatNumber.pattern.test(number) && hasCheckDigits[country](number.slice(2))
}

const hasCheckDigits: Record<Country, (digits: string) => boolean> = {
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  // ISO 7064, MOD 11,10.
  DE: (digits) => {
    const product = [...digits.slice(0, 8)].reduce((current, digit) => {
      const sum = (Number(digit) + current) % 10 || 10
      return (2 * sum) % 11
    }, 10)
    return (11 - product) % 10 === Number(digits[8])
  },
}
