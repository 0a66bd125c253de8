/** `YYYY-MM-DD` in Luxembourg, wherever the visitor or the build machine is. */
export function luxembourgDay(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Luxembourg',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** `YYYY-MM-DD` as it is read: `21. November 2026`. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('de-LU', {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
