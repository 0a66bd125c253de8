/*
 * By month and day, and in days after Easter Sunday, Code du travail, Art. L. 232-2: New Year, Labour Day, Europe Day,
 * National Day, Assumption, All Saints, Christmas and the day after; Easter Monday, Ascension and Whit Monday.
 */
const fixed = ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26']
const fromEaster = [1, 39, 50]

/**
 * Whether a day is a public holiday in Luxembourg; `day` is read by its UTC fields.
 * Computed in the browser: a list from the build would end, and `date-holidays` weighs more than the whole page.
 */
export function isHoliday(day: Date): boolean {
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
  return (
    fixed.includes(day.toISOString().slice(5, 10)) ||
    fromEaster.includes((midnight - easter(day)) / 86_400_000)
  )
}

/** Easter Sunday of a day's year, by the algorithm of Oudin (1940). Milliseconds since 1970. */
function easter(day: Date): number {
  const year = day.getUTCFullYear()
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - 17) / 25)
  let moon = (century - Math.floor(century / 4) - Math.floor((century - skipped) / 3) + 19 * golden + 15) % 30
  moon -= Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  // Days after the 28th of March.
  return Date.UTC(year, 2, 28 + moon - weekday)
}
