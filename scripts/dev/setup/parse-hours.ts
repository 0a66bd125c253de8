import { daysOf, fromMonday, weekdays } from '../../../src/company/week.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { findDay, nameOfDay } from '../../io/weekday-names.ts'
import type { Typed } from './question.ts'
import { setupTexts } from './texts.ts'

/** The spans of weekdays, as the facts have them: `{ "monday-friday": ["08:00-12:00", "13:00-17:00"] }`. */
export type Hours = Record<string, DayHours>

type DayHours = string[] | 'by appointment'

/** How people write the same, and one spelling for it. Names of days and times are next. */
const spellings: [pattern: RegExp, same: string][] = [
  [/[‐-―−~]/g, '-'],
  [/täglich|jeden tag|daily|every ?day|tous les jours/g, ' monday-sunday '],
  [/werktags|wochentags|weekdays|en semaine/g, ' monday-friday '],
  [/wochenende|weekends?|week-end/g, ' saturday-sunday '],
  [/(nach|by|sur) (vereinbarung|absprache|appointment|rendez-vous|rdv)/g, ' appointment '],
  [/geschlossen|closed|fermée?|(?<!\p{L})zu(?!\p{L})/gu, ' closed '],
  [/(?<!\p{L})(bis|to|until|à)(?!\p{L})/gu, '-'],
  [/(?<!\p{L})(und|and|et|von|from|de)(?!\p{L})/gu, ' '],
]

/** `8`, `8:30`, `8.30 Uhr`, `8h30`, `9am` */
const time = /(\d{1,2})(?:[:.h](\d{2}))?\s*(?:uhr|h)?\s*(am|pm)?(?![\d\p{L}])/gu

/** Reads hours as people write them, `Mo–Fr 8–12, 13–17 Uhr; Sa 9–12`; hours without days are from Monday to Friday. */
export function parseHours(typed: string, language: OwnerLanguage): Typed {
  const texts = setupTexts[language]
  const week: DayHours[] = []
  let days = daysOf('monday-friday')
  let isComplete = true
  for (const phrase of typed.split(/[,;]/)) {
    for (const part of partsOf(phrase, language)) {
      if (part.split('-').every((name) => weekdays.includes(name as never))) {
        // `Mo, Mi 8-12` are hours of both.
        days = isComplete ? daysOf(part) : [...days, ...daysOf(part)]
        isComplete = false
        continue
      }
      const [, start = '', end = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(part) ?? []
      if (!start && part !== 'closed' && part !== 'appointment') return notUnderstood(phrase, language)
      if (start && end <= start) return { problem: texts.endsEarly(phrase.trim()) }
      isComplete = true
      for (const day of days) {
        const before = Array.isArray(week[day]) ? week[day] : []
        if (start && (before.at(-1)?.slice(-5) ?? '') > start)
          return { problem: texts.startsEarly(phrase.trim()) }
        if (start) week[day] = [...before, part]
        else week[day] = part === 'closed' ? [] : 'by appointment'
      }
    }
  }
  return isComplete ? { value: groupDays(week) } : notUnderstood(typed, language)
}

/** `Mo–Fr 8–12 Uhr` -> `monday-friday`, `08:00-12:00` */
function partsOf(phrase: string, language: OwnerLanguage): string[] {
  return spellings
    .reduce((text, [pattern, same]) => text.replace(pattern, same), phrase.toLowerCase())
    .replace(/(\p{L}{2,})\.?/gu, (_, word) => weekdays[findDay(word, language)] ?? word)
    .replace(time, formatTime)
    .replace(/\s*-\s*/g, '-')
    .split(/[\s/&+]+|:(?!\d)/)
    .filter(Boolean)
}

function notUnderstood(part: string, language: OwnerLanguage): Typed {
  const texts = setupTexts[language]
  return { problem: `${texts.notUnderstood(part.trim())} ${texts.expected(texts.hoursExample)}` }
}

/** `Mo–Fr 8:00–12:00, 13:00–17:00; Sa 9:00–12:00` */
export function formatHours(hours: Hours, language: OwnerLanguage): string {
  const { byAppointment } = setupTexts[language]
  const name = (day: string) => nameOfDay(weekdays.indexOf(day), language, 'short').replace(/\.$/, '')
  const parts = Object.entries(hours).map(([key, spans]) => {
    const times = Array.isArray(spans) ? spans.join(', ') : byAppointment
    return `${key.split('-').map(name).join('–')} ${times.replace(/\b0(?=\d:)/g, '').replaceAll('-', '–')}`
  })
  return parts.join('; ') || byAppointment
}

function formatTime(_: string, hour: string, minute = '00', half?: string): string {
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Days in a row with the same hours together; days without hours are left out. */
function groupDays(week: readonly DayHours[]): Hours {
  const groups: { first: string; last: string; hours: DayHours | undefined }[] = []
  for (const day of fromMonday(weekdays.keys())) {
    const [name = '', hours] = [weekdays[day], week[day]]
    const before = groups.at(-1)
    if (before && String(before.hours) === String(hours)) before.last = name
    else groups.push({ first: name, last: name, hours })
  }
  return Object.fromEntries(
    groups.flatMap(({ first, last, hours }) =>
      hours?.length ? [[first === last ? first : `${first}-${last}`, hours]] : [],
    ),
  )
}
