import { luxembourgTime } from './luxembourg-time.ts'

/** `YYYY-MM-DD` in Luxembourg, wherever the visitor or the build machine is. */
export function luxembourgDay(now: Date): string {
  return luxembourgTime(now).toISOString().slice(0, 10)
}

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
]

/**
 * `YYYY-MM-DD` as it is read, in the long form of `de-LU`: `21. November 2026`. Without `Intl`, as not every
 * browser has this locale, and each must say what is in the page already.
 */
export function longDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${dayOfMonth}. ${months[Number(month) - 1]} ${Number(year)}`
}
