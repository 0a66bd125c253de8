const hour = 3_600_000

/**
 * The clock in Luxembourg at a moment, as the UTC fields of the result. Its summer time is the European Union's
 * (Directive 2000/84/EC): from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October.
 *
 * Not by `Intl`, which in Chromium takes 15 to 25 ms on a desktop to be made the first time, for every page: more
 * than all else in its largest task. The test compares both, hour by hour.
 */
export function luxembourgTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  const time = moment.getTime()
  const isSummer = time >= turn(year, 2) && time < turn(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * hour)
}

/** 01:00 UTC on the last Sunday of a month that has 31 days. Milliseconds since 1970. */
function turn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return lastDay.setUTCDate(31 - lastDay.getUTCDay())
}
