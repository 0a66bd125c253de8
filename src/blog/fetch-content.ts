import { LoadError } from '../load-error.ts'
import { contentFormat } from './post.ts'

/** Then a link loads its page instead, and a search reports it. */
const timeoutMs = 10_000

/**
 * Reads `/content/<name>`; `null` if there is no such file, also from hosts that send a page instead of 404. A file
 * of another format throws, and the page is then reloaded.
 */
export async function fetchContent<T extends { format: number }>(
  name: string,
  send: typeof fetch = fetch,
): Promise<T | null> {
  const response = await send(`/content/${name}`, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error(`/content/${name}: ${response.status}`)
  if (!response.headers.get('content-type')?.includes('json')) return null
  const data = (await response.json()) as T
  if (data?.format !== contentFormat) throw new OtherFormatError(`/content/${name}: of another deploy`)
  return data
}

/** The file belongs to another version of the site's code. */
export class OtherFormatError extends LoadError {
  override name = 'OtherFormatError'
}
