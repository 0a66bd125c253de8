import { company } from '../../company/company.ts'
import { joinList, measure } from '../format.ts'

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]

/** `89 €`, without cents. */
export const euros = (amount: number) => measure(amount, company.currency.sign)

/** `99,9 %`. */
export const percent = (value: number) => measure(String(value).replace('.', ','), '%')

/** `A, B et C`. */
export const listOf = (items: readonly string[]) => joinList(items, ' et ')

/** `YYYY-MM-DD` in the long form: `1er mai 2026`, `21 novembre 2026`. */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth === 1 ? '1er' : dayOfMonth} ${months[(month ?? 1) - 1]} ${year}`
}
