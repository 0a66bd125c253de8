import type { Language } from './languages.ts'

/*
 * How numbers and days are written: without `Intl`, whose first use takes 15 to 25 ms in a browser, and whose texts
 * differ between browsers and the page's HTML.
 */

/** Euros: `2.225 €` or `89,50 €` in German, `€2,225` or `€89.50` in English; without decimals where they are zero. */
export function formatPrice(amount: number, language: Language): string {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.']
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group) + (cents ? point + cents : '')
  return language === 'de' ? `${digits}\u00a0€` : `€${digits}`
}

const months = {
  de: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
    ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
}

/** `YYYY-MM-DD` in the long form of `de-LU` or `en-GB`: `05. November 2026`, `5 November 2026`. */
export function longDay(day: string, language: Language): string {
  const [year, month, dayOfMonth = ''] = day.split('-')
  const name = months[language][Number(month) - 1]
  return language === 'de'
    ? `${dayOfMonth}. ${name} ${Number(year)}`
    : `${Number(dayOfMonth)} ${name} ${Number(year)}`
}
