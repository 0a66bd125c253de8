/** `YYYY-MM-DD` in Luxembourg, wherever the visitor or the build machine is. */
export function luxembourgDay(now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Luxembourg',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now)
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  } catch {
    // A browser without time zones: the day of UTC, which is another one for two hours at most.
    return now.toISOString().slice(0, 10)
  }
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
