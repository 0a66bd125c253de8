import { LoadError } from '../site/load-error.ts'
import { contentFormat } from './post.ts'

/** Then a link loads its page instead, and a search reports it. */
const timeoutMs = 10_000

/** Short, so that visitors see a new text soon. */
const lifetimeMs = 5 * 60_000

const memory = new Map<string, Promise<unknown>>()

/**
 * Reads `/content/<name>`, each file once in five minutes: what was prefetched is there when its link is followed. What
 * is missing or failed is read again each time.
 */
export function fetchContent<T extends { format: number }>(name: string): Promise<T | null> {
  const known = memory.get(name)
  if (known) return known as Promise<T | null>
  const content = requestContent<T>(name)
  // In development a file may have changed.
  if (import.meta.env.PROD) memory.set(name, content)
  const forget = () => memory.delete(name)
  setTimeout(forget, lifetimeMs)
  content.then((found) => found === null && forget(), forget)
  return content
}

/** All files are read again: some may be of an earlier deploy. */
export function forgetContent(): void {
  memory.clear()
}

/**
 * `null` if there is no such file, also from hosts that send a page instead of 404. A file of another format throws, and
 * the page is then reloaded.
 */
export async function requestContent<T extends { format: number }>(
  name: string,
  send: typeof fetch = fetch,
): Promise<T | null> {
  const response = await send(`/content/${name}`, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error(`/content/${name}: ${response.status}`)
  if (!response.headers.get('content-type')?.includes('json')) return null
  const data = (await response.json()) as T
  if (data?.format !== contentFormat) throw new LoadError(`/content/${name}: of another deploy`)
  return data
}
