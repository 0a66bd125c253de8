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

/** `YYYY-MM-DD` in the long form of `de-LU`: `21. November 2026`. */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${dayOfMonth}. ${months[Number(month) - 1]} ${Number(year)}`
}
