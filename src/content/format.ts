import { type MoneyFormat, moneyFormatsOf } from '../company/build-time.ts'
import { company, siteLanguages } from '../company/company.ts'

/*
 * How numbers and days are written in a language is in `src/content/<language>/format.ts`: without `Intl`, whose first
 * use takes 15 to 25 ms on a page, and whose texts differ between browsers and the page's HTML.
 */

/** A figure and its unit without a line break: `24 Stunden`. */
export function measure(value: number | string, unit: string): string {
  return `${value}\u00a0${unit}`
}

/** For the beginning of a heading or sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const moneyFormats: Record<string, MoneyFormat> =
  import.meta.env?.MONEY ?? moneyFormatsOf({ company, languages: [...siteLanguages] })

export const money = (amount: number, language: string) => formatMoney(amount, moneyFormats[language])

/** `89 €`, `89,50 €`, `CHF 1’200`: without decimals where they are zero. */
export function formatMoney(amount: number, format: MoneyFormat | undefined): string {
  if (!format) return String(amount)
  const { before, after, point, group, digits } = format
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : digits).split('.')
  return `${before}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${cents ? point + cents : ''}${after}`
}

/** `Euro`, `euros`. */
export const currencyName = (language: string) => moneyFormats[language]?.name ?? ''

/** `A, B and C`, with the word before the last. */
export function joinList(items: readonly string[], and: string): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(and)
}

/** `in 2 Minuten`, `in 2 minutes`: rounded up to a unit in which the number is small. */
export function inTime(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language)
  if (seconds <= 90) return format.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return format.format(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours <= 36 ? format.format(hours, 'hour') : format.format(Math.ceil(hours / 24), 'day')
}
