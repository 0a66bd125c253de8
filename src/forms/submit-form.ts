import { functionAddress } from '../site/endpoints.ts'

/** A response that is not complete by then is given up. */
const timeoutMs = 10_000

/** The outcome of a submission: `cause` is for the log, `text` what the server says to visitors. */
export type Submission = { ok: true } | { ok: false; cause: string; text?: string }

/**
 * Posts values to one of the server functions, once, and reads the response `{ success: boolean, error?: string }`
 * (spec §7). Everything but a success is a refusal, and nothing throws.
 */
export async function submitForm(
  name: string,
  values: Readonly<Record<string, unknown>>,
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
    const cause = `status ${response.status}: ${error}`
    // Without `success` it was not written for visitors.
    return success === false && typeof error === 'string'
      ? { ok: false, cause, text: error }
      : { ok: false, cause }
  } catch (error) {
    return { ok: false, cause: String(error) }
  }
}
