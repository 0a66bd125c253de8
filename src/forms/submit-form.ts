import { functionAddress } from '../site/endpoints.ts'
import { fill } from '../site/fill.ts'
import { inTime } from '../site/format.ts'
import type { Language } from '../site/languages.ts'

/** A response that is not complete by then is given up. */
const timeoutMs = 10_000

/** The outcome of a submission. */
export type Submission = { ok: true } | { ok: false; reason: Refusal }

type Refusal = {
  /** What happened, for the log. */
  cause: string
  /** The text of the server for visitors, if it sent one. */
  text?: string | undefined
  /** When the server allows another attempt, if it says so. */
  retryAfterSeconds?: number | undefined
}

/**
 * Posts values to one of the server functions, once, and reads the response `{ success: boolean, error?: string }`
 * (spec §7). Everything but a success is a refusal, and nothing throws.
 */
export async function submitForm(
  name: string,
  values: Readonly<Record<string, string | number>>,
  send: typeof fetch = fetch,
): Promise<Submission> {
  try {
    const response = await send(functionAddress(name), {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(values),
      // No cookies, no cached copy, no path of the page. A redirect means that there is no function.
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const noJson = (error: unknown) => ({ success: undefined, error: String(error) })
    const { success, error } = await response.json().catch(noJson)
    if (response.ok && success === true) return { ok: true }
    const reason = {
      cause: `status ${response.status}: ${error}`,
      // Without `success` it was not written for visitors.
      text: success === false && typeof error === 'string' && error !== '' ? error : undefined,
      retryAfterSeconds: Number(response.headers.get('Retry-After')) || undefined,
    }
    return { ok: false, reason }
  } catch (error) {
    return { ok: false, reason: { cause: String(error) } }
  }
}

type FailureCopy = { fallback: string; tryAgain: string; language: Language }

/** What a visitor reads about a refusal: the server's text or ours, then when to try again if that is known. */
export function failureText(
  { text, retryAfterSeconds }: Pick<Refusal, 'text' | 'retryAfterSeconds'>,
  { fallback, tryAgain, language }: FailureCopy,
): string {
  const reason = text ?? fallback
  if (retryAfterSeconds === undefined) return reason
  const end = /[.!?…]$/.test(reason) ? '' : '.'
  return `${reason}${end} ${fill(tryAgain, { when: inTime(retryAfterSeconds, language) })}`
}
