import { placeholders } from '../../src/company/company.ts'
import { count } from '../io/quote.ts'
import { factsFile } from '../io/read-facts.ts'

/** The facts that are not the real ones yet: how many, or which. */
export function describePlaceholders(areListed: boolean): string[] {
  if (placeholders.length === 0) return []
  const names = areListed ? placeholders.join(', ') : 'npm run check lists them'
  return [`${factsFile}: ${count(placeholders.length, 'placeholder')}: ${names}`]
}
