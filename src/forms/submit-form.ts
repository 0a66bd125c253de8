/** A response that is not complete by then is given up. */
const timeoutMs = 10_000

/** A longer response is not read to its end: what the forms expect has thirty characters. */
const maxResponseLength = 2_000_000

/** A longer error text of a server is cut. */
const maxErrorTextLength = 200

/** What became of a submission. */
export type Submission = { ok: true } | { ok: false; reason: Refusal }

export type Refusal = {
  /** What happened, for the log. */
  cause: string
  /** The server's own words, short and fit to be shown as text; `undefined` if it had none. */
  text: string | undefined
  /** When the server wants to be asked again, if it says so. */
  retryAfterSeconds: number | undefined
}

type Options = {
  send?: typeof fetch
  /** Sent as a bearer token. */
  key?: string | undefined
  /** In milliseconds, for the whole answer with its body. */
  timeout?: number
}

/**
 * Posts `body` as JSON, once, and reads the answer `{ success: boolean, error?: string }` (specification,
 * section 7). Only `success: true` in a 2xx answer is a success; whatever else happens is a value too.
 */
export async function submitJson(
  address: string,
  body: unknown,
  { send = fetch, key, timeout = timeoutMs }: Options = {},
): Promise<Submission> {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no whole answer within ${timeout} ms`, 'TimeoutError')),
    timeout,
  )
  try {
    const response = await send(address, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      // No cookies, no copy of the answer; of the page, only its origin is told. A form that is answered by
      // a redirect has reached no form service.
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      redirect: 'error',
      signal: controller.signal,
    })
    return judge(response, await readText(response))
  } catch (error) {
    // Within the body, Chromium gives a reason of its own for having stopped.
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error
    return refused(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
  } finally {
    clearTimeout(timer)
    // Ends an answer of which the rest is not wanted.
    controller.abort()
  }
}

function judge({ ok, status, headers }: Response, text: string): Submission {
  const answer = parseObject(text)
  if (ok && answer?.success === true) return { ok: true }
  const cause = answer === undefined ? `status ${status}, no JSON object` : `status ${status}`
  return refused(cause, showable(answer?.error), retryAfter(headers.get('Retry-After'), Date.now()))
}

function refused(cause: string, text?: string, retryAfterSeconds?: number): Submission {
  return { ok: false, reason: { cause, text, retryAfterSeconds } }
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
    if (text.length > maxResponseLength) throw new Error('the answer is too long')
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** One line of visible characters, at most so many as fit into a notification. */
export function showable(error: unknown): string | undefined {
  if (typeof error !== 'string') return undefined
  // Control characters, and those that turn the direction of the text around them.
  const line = error.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return undefined
  // A character takes two places at most; the rest of a megabyte need not be taken apart.
  const characters = [...line.slice(0, 2 * maxErrorTextLength + 2)]
  return characters.length <= maxErrorTextLength
    ? line
    : `${characters.slice(0, maxErrorTextLength - 1).join('')}…`
}

const weekInSeconds = 7 * 24 * 60 * 60

/** Seconds to wait by a `Retry-After`, which has seconds or a date; more than a week is no help to anyone. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return seconds > 0 && seconds <= weekInSeconds ? seconds : undefined
}
