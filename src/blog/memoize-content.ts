type Read = <T extends { format: number }>(name: string) => Promise<T | null>

/** Short, so that visitors see a new text soon. */
const lifetimeMs = 5 * 60_000

/**
 * Reads each file once in five minutes, also if it is requested again while it loads: what was prefetched is there
 * when its link is followed. What is missing or failed is read again each time.
 */
export function memoizeContent(read: Read, now: () => number = Date.now): Read {
  const memory = new Map<string, { since: number; content: Promise<unknown> }>()
  return <T extends { format: number }>(name: string) => {
    const known = memory.get(name)
    if (known && now() - known.since < lifetimeMs) return known.content as Promise<T | null>
    const content = read<T>(name)
    memory.set(name, { since: now(), content })
    const forget = () => {
      if (memory.get(name)?.content === content) memory.delete(name)
    }
    content.then((found) => found === null && forget(), forget)
    return content
  }
}
