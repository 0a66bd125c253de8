import { contentFormat } from './post.ts'

/**
 * Reads `/content/<name>`; `null` where there is no such file. Hosts that answer a missing file with a page
 * instead of 404 count as not having it; a file of another format throws, and the page is then loaded afresh.
 */
export async function fetchContent<T extends { format: number }>(
  name: string,
  send: typeof fetch,
): Promise<T | null> {
  const response = await send(`/content/${name}`)
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error(`/content/${name}: ${response.status}`)
  if (!response.headers.get('content-type')?.includes('json')) return null
  const data = (await response.json()) as T
  if (data?.format !== contentFormat) throw new OtherFormatError(`/content/${name}: of another deploy`)
  return data
}

/** What came is written for other code than this page has. */
export class OtherFormatError extends Error {
  override name = 'OtherFormatError'
}
