import type { OwnerLanguage, Words } from '../../io/owner-language.ts'
import { setupTexts } from './texts.ts'

/** The spans of weekdays, as the facts have them: `{ "monday-friday": ["08:00-12:00", "13:00-17:00"] }`. */
export type Hours = Record<string, string[] | 'by appointment'>

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** How people begin the names of days, from Monday on; `di` is Tuesday in German and Sunday in French. */
const dayNames: Record<OwnerLanguage, string[]> = {
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  en: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
  fr: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
}

/** What stands for several days, by their first and last. */
const groups: [name: RegExp, first: number, last: number][] = [
  [/^(täglich|jeden tag|daily|every ?day|tous les jours)/, 0, 6],
  [/^(werktags|wochentags|weekdays|en semaine)/, 0, 4],
  [/^(wochenende|weekends?|week-end)/, 5, 6],
]

const closed = /^(geschlossen|zu|closed|fermée?)/
const byAppointment = /^(nach vereinbarung|nach absprache|by appointment|sur rendez-vous|sur rdv)/
const time = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:uhr|h)?\s*(am|pm)?(?![\d\p{L}])/u
const clock = /(\d{1,2})(?:[:.h](\d{2}))?/
const separator = /^[\s,;/&+:]+|^(und|and|et|von|from|de)(?!\p{L})/u
const dash = /^\s*(-|bis|to|until|à)\s*/

const example = 'Mo-Fr 8-12, 13-17; Sa 9-12'
const notUnderstood = (rest: string): Words => {
  const part = rest.trim().slice(0, 30)
  return {
    de: `„${part}“ ist nicht zu verstehen. Bitte schreiben wie: ${example}`,
    en: `“${part}” cannot be understood. Please write it like: Mon-Fri 8-12, 13-17; Sat 9-12`,
    fr: `« ${part} » n’est pas compris. Veuillez écrire par exemple : lun-ven 8-12, 13-17 ; sam 9-12`,
  }
}

/** Reads hours as people write them, `Mo–Fr 8–12, 13–17 Uhr; Sa 9–12`; hours without days are from Monday to Friday. */
export function parseHours(typed: string, language: OwnerLanguage): { value: Hours } | { problem: Words } {
  let rest = typed
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/\u00a0/g, ' ')
    .trim()
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length)
    return found
  }
  const takeDay = () => {
    const [word = ''] = /^\p{L}+/u.exec(rest) ?? []
    const day = word ? findDay(word, language) : undefined
    if (day !== undefined) rest = rest.slice(word.length).replace(/^\./, '')
    return day
  }
  const takeDays = (): number[] | undefined => {
    for (const [name, first, last] of groups) if (take(name)) return range(first, last)
    const first = takeDay()
    if (first === undefined) return undefined
    const after = rest
    if (!take(dash)) return [first]
    const last = takeDay()
    if (last !== undefined) return range(first, last)
    rest = after
    return [first]
  }

  const week = new Map<number, string[] | 'by appointment'>()
  let current: number[] = []
  let hasSpans = true
  while (rest) {
    if (take(separator)) continue
    const named = takeDays()
    if (named) {
      // `Mo, Mi 8-12` are hours of both.
      current = hasSpans ? named : [...current, ...named]
      hasSpans = false
      for (const day of named) week.set(day, week.get(day) ?? [])
      continue
    }
    const isByAppointment = take(byAppointment)
    if (isByAppointment || take(closed)) {
      for (const day of current) week.set(day, isByAppointment ? 'by appointment' : [])
      hasSpans = true
      continue
    }
    const before = rest
    const opens = take(time)
    if (!opens || !take(dash)) return { problem: notUnderstood(before) }
    const closes = take(time)
    if (!closes) return { problem: notUnderstood(before) }
    if (current.length === 0) current = range(0, 4)
    hasSpans = true
    // `9-5pm` opens in the morning.
    const span = `${formatTime(opens[0], opens[3])}-${formatTime(closes[0], closes[3])}`
    for (const day of current) {
      const spans = week.get(day)
      week.set(day, [...(Array.isArray(spans) ? spans : []), span])
    }
  }
  return hasSpans ? { value: groupDays(week) } : { problem: notUnderstood(typed) }
}

/** `Mo–Fr 8:00–12:00, 13:00–17:00; Sa 9:00–12:00` */
export function formatHours(hours: Hours, language: OwnerLanguage): string {
  const texts = setupTexts[language]
  const name = (day: string) => shortName(days.indexOf(day as (typeof days)[number]), language)
  const parts = Object.entries(hours).flatMap(([key, spans]) => {
    if (spans.length === 0) return []
    const times = Array.isArray(spans) ? spans.map(formatSpan).join(', ') : texts.byAppointment
    return `${key.split('-').map(name).join('–')} ${times}`
  })
  return parts.join('; ') || texts.byAppointment
}

function findDay(word: string, language: OwnerLanguage): number | undefined {
  const own = [language, ...(Object.keys(dayNames) as OwnerLanguage[])]
  for (const each of own) {
    const day = dayNames[each].findIndex((_, index) =>
      namesOf(index, each).some((name) => isMeant(word, name)),
    )
    if (day >= 0) return day
  }
  return undefined
}

/** `mo`, `montags` and `mondays`, but not `monat`. */
function isMeant(word: string, name: string): boolean {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word
  return word.length >= 2 && (name.startsWith(word) || name.startsWith(singular))
}

function namesOf(day: number, language: OwnerLanguage): string[] {
  const long = weekday(day, language, 'long')
  return [long, dayNames[language][day] ?? '', ...(language === 'en' && day === 1 ? ['tues'] : [])]
}

function shortName(day: number, language: OwnerLanguage): string {
  return weekday(day, language, 'short').replace(/\.$/, '')
}

function weekday(day: number, language: OwnerLanguage, length: 'long' | 'short'): string {
  // The fifth of January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + day))
  const name = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(date)
  return length === 'long' ? name.toLowerCase() : name
}

function range(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

function formatTime(text: string, half: string | undefined): string {
  const [, hour = '', minute = '00'] = clock.exec(text) ?? []
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function formatSpan(span: string): string {
  return span
    .split('-')
    .map((each) => each.replace(/^0/, ''))
    .join('–')
}

/** Days in a row with the same hours together; days without hours are left out. */
function groupDays(week: ReadonlyMap<number, string[] | 'by appointment'>): Hours {
  const hours: Hours = {}
  let first = 0
  while (first < 7) {
    const spans = week.get(first)
    let last = first
    while (last < 6 && String(week.get(last + 1)) === String(spans)) last++
    if (spans?.length) hours[first === last ? `${days[first]}` : `${days[first]}-${days[last]}`] = spans
    first = last + 1
  }
  return hours
}
