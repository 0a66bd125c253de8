/** Values that stand for facts still to come: plain to see for people, and found by these marks. */
const marks = /example\.(com|org)|Muster|Moselwall|0{4,}|00 00/

/** The names of all facts that are still placeholders, such as `email.general`. */
export function findPlaceholders(facts: unknown, name = ''): string[] {
  if (typeof facts === 'string') return marks.test(facts) ? [name] : []
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([key, value]) =>
    findPlaceholders(value, name ? `${name}.${key}` : key),
  )
}
