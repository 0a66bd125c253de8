type Read = <T extends { format: number }>(name: string, init?: RequestInit) => Promise<T | null>

/** Five minutes: who comes back to a page soon waits for nothing, and a new text is not missed for long. */
const lifetime = 5 * 60_000

/**
 * Reads each file once in five minutes, also where it is asked for again while it is on its way: what was
 * fetched ahead is there when its link is followed. What is missing or failed is asked for again each time.
 */
export function keepContent(read: Read, now: () => number = Date.now): Read {
  const kept = new Map<string, { since: number; content: Promise<unknown> }>()
  return <T extends { format: number }>(name: string, init?: RequestInit) => {
    const known = kept.get(name)
    if (known && now() - known.since < lifetime) return known.content as Promise<T | null>
    const content = read<T>(name, init)
    kept.set(name, { since: now(), content })
    const forget = () => {
      if (kept.get(name)?.content === content) kept.delete(name)
    }
    content.then((found) => found === null && forget(), forget)
    return content
  }
}
