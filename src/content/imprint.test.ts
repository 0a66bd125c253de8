import { expect, test } from 'vitest'
import { company } from '../company/company.ts'
import { isKnownCountry } from '../company/countries.ts'
import { imprintOf } from './imprint.ts'

test.skipIf(!isKnownCountry(company.country)).each(['de', 'en'])(
  'mails name register and permit, as letters have to: %s',
  (language) => {
    const lines = imprintOf(language)
    const facts = [company.registerNumber, company.country === 'LU' && company.businessPermit?.number]
    for (const fact of facts) if (fact) expect(lines).toContain(fact)
    expect(lines).not.toMatch(/null|undefined|false/)
  },
)
