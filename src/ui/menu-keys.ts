type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * The index of the entry that a key moves to: arrows wrap around, a letter moves to the next entry that begins with
 * it; `undefined` for any other key. `current` is -1 while no entry has the focus.
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
  const candidates = labels.map((_, step) => (current + 1 + step) % labels.length)
  return candidates.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase()))
}
