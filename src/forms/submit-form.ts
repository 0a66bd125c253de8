import { fill } from '../i18n/fill.ts'
import { inTime } from '../i18n/format.ts'
import type { Language } from '../i18n/languages.ts'

/** A response that is not complete by then is given up. */
const defaultTimeoutMs = 10_000

/** A longer response is not read to its end: what the forms expect has thirty characters. */
const maxResponseLength = 2_000_000

/** A longer error text of a server is cut. */
const maxErrorTextLength = 200

/** The outcome of a submission. */
export type Submission = { ok: true } | { ok: false; reason: Refusal }

export type Refusal = {
  /** What happened, for the log, with the server's reason if it sent one. */
  cause: string
  /** The server's error text, short and safe to show; `undefined` if it sent none. */
  text: string | undefined
  /** When the server allows another attempt, if it says so. */
  retryAfterSeconds: number | undefined
}

export type Values = Readonly<Record<string, string | number>>

type Result = Readonly<Record<string, unknown>>

export type Endpoint = {
  address: string
  /** Sent as a bearer token. */
  key?: string | undefined
  /** What is sent of the values; JSON if there is nothing else. */
  encode?: (values: Values) => string | URLSearchParams
  /** Whether a 2xx response is a success, by the JSON object in it; only `success: true` if there is nothing else. */
  isSuccess?: (result: Result | undefined) => boolean
}

type Options = {
  send?: typeof fetch
  /** For the complete response with its body. */
  timeoutMs?: number
}

/**
 * Posts `values`, once, and reads the response `{ success: boolean, error?: string }` (spec §7). Everything but a success
 * is a refusal, and nothing throws.
 */
export async function submitForm(
  { address, key, encode = JSON.stringify, isSuccess = isSuccessOfFunction }: Endpoint,
  values: Values,
  { send = fetch, timeoutMs = defaultTimeoutMs }: Options = {},
): Promise<Submission> {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no complete response within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  try {
    const body = encode(values)
    const response = await send(address, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body,
      // No cookies, no cached copy, no path of the page. A redirect means that there is no form service.
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      redirect: 'error',
      signal: controller.signal,
    })
    return toSubmission(response, await readText(response), isSuccess)
  } catch (error) {
    // While the body is read, Chromium throws an error of its own instead of the signal's reason.
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error
    return refused(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
  } finally {
    clearTimeout(timer)
    // Ends a response that is not read to its end.
    controller.abort()
  }
}

function isSuccessOfFunction(result: Result | undefined): boolean {
  return result?.success === true
}

function toSubmission(
  { ok, status, headers }: Response,
  body: string,
  isSuccess: (result: Result | undefined) => boolean,
): Submission {
  const result = parseObject(body)
  if (ok && isSuccess(result)) return { ok: true }
  const reason = showable(result?.error) ?? showable(result?.message)
  const cause = `status ${status}${result ? '' : ', no JSON object'}${reason ? `: ${reason}` : ''}`
  // Without `success` it is no text for our visitors, but a service's own, often in another language.
  const text = result?.success === false ? showable(result.error) : undefined
  const retryAfterSeconds = retryAfter(headers.get('Retry-After'), Date.now())
  return { ok: false, reason: { cause, text, retryAfterSeconds } }
}

function refused(cause: string): Submission {
  return { ok: false, reason: { cause, text: undefined, retryAfterSeconds: undefined } }
}

async function readText({ body }: Response): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > maxResponseLength) throw new Error('the response is too long')
  }
}

function parseObject(text: string): Result | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Result)
      : undefined
  } catch {
    return undefined
  }
}

/** One line of visible characters, short enough for a notification. */
export function showable(error: unknown): string | undefined {
  if (typeof error !== 'string') return undefined
  // Control characters, and those that change the direction of the text around them.
  const line = error.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return undefined
  // A character has at most two code units; the rest of a megabyte need not be split.
  const characters = [...line.slice(0, 2 * maxErrorTextLength + 2)]
  return characters.length <= maxErrorTextLength
    ? line
    : `${characters.slice(0, maxErrorTextLength - 1).join('')}…`
}

const weekInSeconds = 7 * 24 * 60 * 60

/** Seconds to wait by a `Retry-After`, which has seconds or a date; ignored if it is more than a week. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return seconds > 0 && seconds <= weekInSeconds ? seconds : undefined
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
