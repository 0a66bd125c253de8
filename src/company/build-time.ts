import type { Text } from './countries.ts'
import type { Facts } from './facts-schema.ts'

/*
 * What `Intl` knows about the country and the currency of the company. `vite.config.ts` puts it into the bundle: in a
 * browser, the first use of `Intl` takes 15 to 25 ms.
 */

export type MoneyFormat = {
  name: string
  /** What is before and after the digits, between cents, and between thousands. */
  before: string
  after: string
  point: string
  group: string
  digits: number
}

type Site = Pick<Facts, 'company' | 'languages'>

/** The names of the countries that the facts mention, by their codes. */
export function countryNamesOf({ company, languages }: Site): Record<string, Text> {
  const { country, markets, sister, host, mailProvider } = company
  const others = [sister, host, mailProvider].flatMap((firm) => (firm ? [firm.country] : []))
  const codes = [...new Set([country, ...markets, ...others])]
  const nameOf = (code: string, language: string) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  return Object.fromEntries(
    codes.map((code) => [code, inEach(languages, (language) => nameOf(code, language)) as Text]),
  )
}

/** `Deutsch, Luxemburgisch`: the names of languages by their codes. */
export function languageNamesOf(codes: readonly string[], languages: readonly string[]): Text {
  return inEach(languages, (language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    const list = codes.map((code) => names.of(code) ?? code).join(', ')
    return list.charAt(0).toLocaleUpperCase(language) + list.slice(1)
  }) as Text
}

export function moneyFormatsOf({ company, languages }: Site): Record<string, MoneyFormat> {
  return inEach(languages, (language) => {
    // English has one form; German and French of Switzerland, Austria and Belgium have their own.
    const locale = language === 'en' ? 'en' : `${language}-${company.country}`
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: company.currency })
    const parts = format.formatToParts(1234567.5)
    const isDigit = ({ type }: Intl.NumberFormatPart) => /integer|group|decimal|fraction/.test(type)
    const textOf = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
    const first = parts.findIndex(isDigit)
    return {
      name: new Intl.DisplayNames(language, { type: 'currency' }).of(company.currency) ?? company.currency,
      before: textOf(parts.slice(0, first)),
      after: textOf(parts.slice(parts.findLastIndex(isDigit) + 1)),
      point: parts.find(({ type }) => type === 'decimal')?.value ?? '',
      group: parts.find(({ type }) => type === 'group')?.value ?? '',
      digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    }
  })
}

function inEach<T>(languages: readonly string[], of: (language: string) => T): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [language, of(language)]))
}
