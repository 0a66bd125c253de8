import { weekdays } from '../../src/company/week.ts'
import type { OwnerLanguage } from './owner-language.ts'

/** `mo`, `montags` and `mondays`, but not `monat`; `di` is Tuesday in German and Sunday in French. */
export function findDay(word: string, language: OwnerLanguage): number {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word
  const languages = [language, 'de', 'en', 'fr'] as const
  const days = languages.map((each) =>
    weekdays.findIndex((_, day) => {
      const name = nameOfDay(day, each, 'long').toLowerCase()
      return name.startsWith(word) || name.startsWith(singular)
    }),
  )
  return days.find((day) => day >= 0) ?? -1
}

export function nameOfDay(day: number, language: OwnerLanguage, length: 'long' | 'short'): string {
  // The fourth of January 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + day))
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(date)
}
