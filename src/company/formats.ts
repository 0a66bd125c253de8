import type { Country } from './countries.ts'

type Format = { readonly pattern: RegExp; readonly example: string }

/** What numbers and postal codes look like in a country, for whoever types them in. */
export const formats: Record<Country, Record<'phone' | 'postalCode' | 'vatNumber', Format>> = {
  LU: {
    phone: { pattern: /^\+352(?: ?\d){6,9}$/, example: '+352 26 12 34 56' },
    postalCode: { pattern: /^L-\d{4}$/, example: 'L-1234' },
    vatNumber: { pattern: /^LU\d{8}$/, example: 'LU12345678' },
  },
  DE: {
    phone: { pattern: /^\+49(?: ?\d){6,12}$/, example: '+49 651 123456' },
    postalCode: { pattern: /^\d{5}$/, example: '54290' },
    vatNumber: { pattern: /^DE\d{9}$/, example: 'DE123456789' },
  },
}
