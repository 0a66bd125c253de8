import { company } from '../company/company.ts'
import type { Language } from '../languages.ts'

/** A no-break space, so that a figure and its unit stay on one line. */
const nbsp = '\u00a0'

/** `89 €` in German, `€89` in English; without cents. */
export function euros(amount: number, language: Language): string {
  const { sign } = company.currency
  return language === 'de' ? `${amount}${nbsp}${sign}` : `${sign}${amount}`
}

/** `99,9 %` in German, `99.9%` in English. */
export function percent(value: number, language: Language): string {
  return language === 'de' ? `${String(value).replace('.', ',')}${nbsp}%` : `${value}%`
}

/** A figure and its unit without a line break: `24 Stunden`. */
export function measure(value: number, unit: string): string {
  return `${value}${nbsp}${unit}`
}

/** `A, B und C`, `A, B and C`. Without `Intl`, whose first use takes 15 to 25 ms on a page. */
export function listOf(items: readonly string[], language: Language): string {
  const and = language === 'de' ? ' und ' : ' and '
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(and)
}

/** `in 2 Minuten`, `in 2 minutes`: rounded up to a unit in which the number is small. */
export function inTime(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language)
  if (seconds <= 90) return format.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return format.format(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours <= 36 ? format.format(hours, 'hour') : format.format(Math.ceil(hours / 24), 'day')
}
