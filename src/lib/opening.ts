/** Monday to Friday, both as `HH:MM` in Luxembourg. */
type Hours = { opens: string; closes: string }

/** Days count from Sunday, 0, as `Date` does. */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: { day: 'today' | Weekday; time: string } }

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * Whether the office is open, and when that changes next; `undefined` where the browser does not know the
 * time in Luxembourg. Open from the first minute on, closed at the last.
 */
export function openingAt(now: Date, { opens, closes }: Hours): Opening | undefined {
  const clock = luxembourgClock(now)
  if (clock === undefined) return undefined
  const { day, minute } = clock
  const isWorkday = day >= 1 && day <= 5
  if (isWorkday && minute < minuteOf(opens)) return { isOpen: false, opens: { day: 'today', time: opens } }
  if (isWorkday && minute < minuteOf(closes)) return { isOpen: true, closes }
  // After Friday's last minute comes Monday.
  const next = day < 5 ? ((day + 1) as Weekday) : 1
  return { isOpen: false, opens: { day: next, time: opens } }
}

/** The weekday, and the minutes since midnight. */
function luxembourgClock(now: Date): { day: number; minute: number } | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Luxembourg',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now)
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
    const day = weekdays.indexOf(part('weekday'))
    // Some engines call the hour after midnight 24.
    const minute = (Number(part('hour')) % 24) * 60 + Number(part('minute'))
    return day === -1 || Number.isNaN(minute) ? undefined : { day, minute }
  } catch {
    return undefined
  }
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
