const placeholders = new Set<unknown>()

/** Marks a text, a list or a group of facts that are not the real ones yet. Replace the whole call by the facts. */
export function placeholder<const T extends string | object>(value: T): T {
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
