import { company } from './company.ts'
import type { Country } from './countries.ts'

type Absent = null | undefined | false | ''

/** The items that are there. An item of an optional fact is written as `fact && item`. */
export function compact<T>(...items: (T | Absent)[]): T[] {
  return items.filter((item): item is T => Boolean(item))
}

/** A paragraph of the sentences that are there. */
export function sentences(...parts: (string | Absent)[]): string {
  return compact(...parts).join(' ')
}

/** Ends a sentence with a name, which may end with a full stop itself: `e.K.`, `S.à r.l.`. */
export function fullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/**
 * Marks what only makes sense where the company has customers in all of these countries, such as a law; elsewhere
 * `undefined`. `tests/repository/take-over.test.ts` finds such texts without the mark.
 */
export function ifInMarkets<T>(markets: Country | readonly Country[], content: T): T | undefined {
  return [markets].flat().every((market) => company.markets.includes(market)) ? content : undefined
}
