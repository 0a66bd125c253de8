/** In the order of `Date`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The spans of `monday`, or of each day of `monday-friday`; a text such as `by appointment` is no span. */
export type Timetable = Readonly<Record<string, readonly string[] | string>>

export type Span = readonly [opens: string, closes: string]

/** The spans of each day, from Sunday on; none where a day is closed or by appointment. */
export type Week = readonly (readonly Span[])[]

/** Whether somebody is there, and until when. Days count from Sunday, 0, as `Date` does. */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: { day: 'today' | number; time: string } }

export function weekOf(hours: Timetable): Week {
  const days = Object.entries(hours).flatMap(([key, spans]) =>
    daysOf(key).map((day) => [day, typeof spans === 'string' ? [] : spans.map(readSpan)]),
  )
  return weekdays.map((_, day) => Object.fromEntries(days)[day] ?? [])
}

/** The days of `saturday` or `monday-friday`, counted from Sunday, 0. */
export function daysOf(key: string): number[] {
  const [first = 0, last = first] = key.split('-').map((name) => weekdays.indexOf(name))
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

/** `08:00-12:00`, with a hyphen or a dash. */
export function readSpan(text: string): Span {
  const [opens = '', closes = ''] = text.split(/\s*[-–]\s*/)
  return [opens, closes]
}

/** The days with the same spans together, from Monday on; closed days are left out. */
export function groupDays(week: Week): { days: number[]; spans: readonly Span[] }[] {
  const groups = new Map<string, number[]>()
  for (const day of fromMonday(week.keys())) {
    const key = String(week[day])
    if (key) groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()].map((days) => ({ days, spans: week[days[0] ?? 0] ?? [] }))
}

export function fromMonday(days: Iterable<number>): number[] {
  return [...days].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
}
