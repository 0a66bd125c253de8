import { expect, test } from 'vitest'
import { formatMoney } from '../content/format.ts'
import { countryNamesOf, languageNamesOf, moneyFormatsOf } from './build-time.ts'
import { company } from './company.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** An amount in the languages of a site, in a country and its currency. */
test.each([
  ['LU', 'EUR', 89.5, '89,50 €', '€89.50', '89,50 €'],
  ['DE', 'EUR', 1200, '1.200 €', '€1,200', '1 200 €'],
  ['AT', 'EUR', 89.5, '€ 89,50', '€89.50', '89,50 €'],
  ['CH', 'CHF', 1234567.5, 'CHF 1’234’567.50', 'CHF 1,234,567.50', '1 234 567.50 CHF'],
  ['JP', 'JPY', 12000, '12.000 ¥', '¥12,000', '12 000 JPY'],
])('in %s, %s %d is written by language', (country, currency, amount, ...written) => {
  const formats = moneyFormatsOf({
    company: { ...company, country, currency },
    languages: ['de', 'en', 'fr'],
  })
  const found = ['de', 'en', 'fr'].map((language) => formatMoney(amount, formats[language]))
  // Versions of Unicode's data differ in the apostrophe of Switzerland.
  const normal = (text: string) => plain(text).replaceAll("'", '’')
  expect(found.map(normal)).toEqual(written)
})

test('countries have their names in each language', () => {
  const site = {
    company: {
      ...company,
      country: 'CH',
      markets: ['CH'],
      sister: null,
      host: { name: 'A host', country: 'FR' },
      mailProvider: null,
    },
    languages: ['fr'],
  }
  expect(countryNamesOf(site)).toEqual({
    CH: { fr: 'Suisse' },
    FR: { fr: 'France' },
  })
})

test('languages have their names in each language', () => {
  expect(languageNamesOf(['fr', 'lb'], ['de', 'fr'])).toMatchObject({
    de: 'Französisch, Luxemburgisch',
    fr: 'Français, luxembourgeois',
  })
})
