const placeholders = new Set<unknown>()

/** Marks a text or a list that is not the real fact yet. Replace the whole call by the fact. */
export function placeholder<const T extends string | readonly string[]>(value: T): T {
  placeholders.add(value)
  return value
}

/** The names of all facts that are still placeholders, such as `email.general`. */
export function findPlaceholders(facts: unknown, name = ''): string[] {
  if (placeholders.has(facts)) return [name]
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([key, value]) =>
    findPlaceholders(value, name ? `${name}.${key}` : key),
  )
}
