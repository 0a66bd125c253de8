import { joinList, measure, money } from '../format.ts'

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
]

/** `89 €`, `89,50 €`. */
export const price = (amount: number) => money(amount, 'de')

/** `99,9 %`. */
export const percent = (value: number) => measure(String(value).replace('.', ','), '%')

/** `A, B und C`. */
export const listOf = (items: readonly string[]) => joinList(items, ' und ')

/** `1 Monat`, `3 Monaten`, after a preposition with the dative. */
export const inMonths = (count: number) => measure(count, count === 1 ? 'Monat' : 'Monaten')

const numbers = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben']

/** `vier Gründe`; where there are less than two, or more than seven, without a number. */
export const counted = (count: number, things: string) =>
  numbers[count - 2] ? `${numbers[count - 2]} ${things}` : things

/** `YYYY-MM-DD` in the long form of `de-LU`: `21. November 2026`. */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${dayOfMonth}. ${months[Number(month) - 1]} ${Number(year)}`
}
