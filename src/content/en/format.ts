import { joinList, measure, money } from '../format.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `€89`, `€89.50`. */
export const price = (amount: number) => money(amount, 'en')

/** `99.9%`. */
export const percent = (value: number) => `${value}%`

/** `A, B and C`. */
export const listOf = (items: readonly string[]) => joinList(items, ' and ')

/** `1 month’s`, `3 months’`, before "notice". */
export const inMonths = (count: number) => measure(count, count === 1 ? 'month’s' : 'months’')

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven']

/** `four reasons`; where there are less than two, or more than seven, without a number. */
export const counted = (count: number, things: string) =>
  numbers[count - 2] ? `${numbers[count - 2]} ${things}` : things

/** `YYYY-MM-DD` in the long form of `en-GB`: `21 November 2026`. */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${Number(dayOfMonth)} ${months[Number(month) - 1]} ${Number(year)}`
}
