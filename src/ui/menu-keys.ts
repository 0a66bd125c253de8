/** What is needed of a key that was pressed. */
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * The place of the entry that a key leads to in a menu: arrows go round, a letter goes to the next entry that
 * begins with it; `undefined` for any other key. `current` is -1 while no entry has the focus.
 */
export function entryFor(
  { key, altKey, ctrlKey, metaKey }: Key,
  labels: readonly string[],
  current: number,
): number | undefined {
  const last = labels.length - 1
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return current === last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (key.length !== 1) return undefined
  const places = labels.map((_, step) => (current + 1 + step) % labels.length)
  return places.find((place) => labels[place]?.toLowerCase().startsWith(key.toLowerCase()))
}
