import { joinList, measure, money } from '../format.ts'

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]

/** `89 €`, `89,50 €`. */
export const price = (amount: number) => money(amount, 'fr')

/** `99,9 %`. */
export const percent = (value: number) => measure(String(value).replace('.', ','), '%')

/** `A, B et C`. */
export const listOf = (items: readonly string[]) => joinList(items, ' et ')

/** `YYYY-MM-DD` in the long form: `1er mai 2026`, `21 novembre 2026`. */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth === 1 ? '1er' : dayOfMonth} ${months[(month ?? 1) - 1]} ${year}`
}
