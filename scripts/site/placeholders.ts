import { placeholders } from '../../src/site/company.ts'
import { factsFile } from '../io/facts-file.ts'
import { count } from '../io/quote.ts'

/** The facts that are not the real ones yet: how many, or which. */
export function describePlaceholders(areListed: boolean): string[] {
  if (placeholders.length === 0) return []
  const names = areListed ? placeholders.join(', ') : 'npm run check lists them'
  return [`${factsFile}: ${count(placeholders.length, 'placeholder')}: ${names}`]
}
