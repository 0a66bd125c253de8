import type { Language } from '../i18n/language.ts'

/** A no-break space: a figure and its unit stay on one line. */
const nbsp = '\u00a0'

/** `89 €` in German, `€89` in English; whole euros. */
export function euros(amount: number, language: Language): string {
  return language === 'de' ? `${amount}${nbsp}€` : `€${amount}`
}

/** `99,9 %` in German, `99.9%` in English. */
export function percent(value: number, language: Language): string {
  return language === 'de' ? `${String(value).replace('.', ',')}${nbsp}%` : `${value}%`
}

/** A figure and its unit, kept together: `24 Stunden`. */
export function measure(value: number, unit: string): string {
  return `${value}${nbsp}${unit}`
}
