const placeholders = new Set<unknown>()

/** Marks a value that stands for a fact still to come. To give the fact, write it in place of the call. */
export function placeholder<const T extends string>(value: T): T {
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
