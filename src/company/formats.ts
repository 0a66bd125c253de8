import type { Country } from './countries.ts'

type Fact = 'phone' | 'postalCode' | 'vatNumber'
type Format = { readonly pattern: RegExp; readonly example: string }

/** What numbers and postal codes look like in a country, for whoever types them in. */
export const formats: Record<Country, Record<Fact, Format>> = {
  LU: {
    phone: { pattern: /^\+352(?: ?\d){6,9}$/, example: '+352 26 12 34 56' },
    postalCode: { pattern: /^L-\d{4}$/, example: 'L-1234' },
    vatNumber: { pattern: /^LU\d{8}$/, example: 'LU12345613' },
  },
  DE: {
    phone: { pattern: /^\+49(?: ?\d){6,12}$/, example: '+49 651 123456' },
    postalCode: { pattern: /^\d{5}$/, example: '54290' },
    vatNumber: { pattern: /^DE\d{9}$/, example: 'DE123456788' },
  },
}

/** In any other country. */
export const anyPhone: Format = { pattern: /^\+\d(?:[ ()/-]*\d){5,13}$/, example: '+43 1 234 56 78' }

/** A number in the register of a country, of one of these kinds, such as `HRB` or `B`. */
export function registerFormat(country: Country, kinds: readonly string[]): Format {
  return country === 'LU'
    ? { pattern: new RegExp(`^(${kinds.join('|')})\\d{1,7}$`), example: `${kinds[0]}123456` }
    : { pattern: new RegExp(`^(${kinds.join('|')}) \\d{1,7}( [A-Z]{1,3})?$`), example: `${kinds[0]} 12345` }
}
