import { measure } from '../format.ts'
import { type SizeFigure, sizeLimits } from '../nis2.ts'

const { medium, large } = sizeLimits

const millions = (euros: number) => measure(euros / 1_000_000, 'Mio.\u00a0€')

/** The ranges of size that NIS2 distinguishes, the same in the check and in the table beside it. */
export const nis2Limits: Record<SizeFigure, readonly [string, string, string]> = {
  employees: [
    `weniger als ${medium.employees}`,
    `${medium.employees} bis ${large.employees - 1}`,
    `${large.employees} oder mehr`,
  ],
  turnover: inMillions(medium.turnover, large.turnover),
  balance: inMillions(medium.balance, large.balance),
}

function inMillions(low: number, high: number): [string, string, string] {
  return [
    `bis ${millions(low)}`,
    `mehr als ${low / 1_000_000} bis ${millions(high)}`,
    `mehr als ${millions(high)}`,
  ]
}
