/** `YYYY-MM-DD` where the company is, wherever the visitor or the build machine is. */
export function companyDay(now: Date): string {
  return companyTime(now).toISOString().slice(0, 10)
}

/**
 * The clock in Luxembourg at a moment, as the UTC fields of the result. Its summer time is the European Union's
 * (Directive 2000/84/EC): from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October.
 *
 * Without `Intl`: in Chromium its first use takes 15 to 25 ms on every page, more than the rest of the longest task.
 */
export function companyTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  const time = moment.getTime()
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * 3_600_000)
}

/** The midnight at which a day (`YYYY-MM-DD`) begins where the company is, or so many seconds after it, with its zone. */
export function instant(day: string, seconds = 0): string {
  // Clocks change later in the night.
  const midnight = new Date(day)
  const hours = (companyTime(midnight).getTime() - midnight.getTime()) / 3_600_000
  const time = new Date(seconds * 1000).toISOString().slice(11, 19)
  return `${day}T${time}+0${hours}:00`
}

/** 01:00 UTC on the last Sunday of a month with 31 days. Milliseconds since 1970. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return lastDay.setUTCDate(31 - lastDay.getUTCDay())
}
