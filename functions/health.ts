import { createHash, timingSafeEqual } from 'node:crypto'
import { network } from './limits.ts'
import { privateHeaders } from './page.ts'
import type { Services } from './services.ts'
import type { Check, Worker } from './worker.ts'

/** How often a network may ask in a minute. */
const maxPerMinute = 60

/** Responds with what the last check found, and asks for a new one; details are for who has the token. */
export function openHealth(services: Services, worker: Worker) {
  const { config, now, clientIp } = services
  const asked = { minute: 0, counts: new Map<string, number>() }

  const isTooOften = (request: Request): boolean => {
    const minute = Math.floor(now() / 60_000)
    if (asked.minute !== minute) Object.assign(asked, { minute, counts: new Map() })
    const from = network(clientIp(request))
    const count = (asked.counts.get(from) ?? 0) + 1
    asked.counts.set(from, count)
    return count > maxPerMinute
  }

  return async (request: Request): Promise<Response> => {
    if (isTooOften(request)) {
      return Response.json(
        { success: false },
        { status: 429, headers: { ...privateHeaders, 'Retry-After': '60' } },
      )
    }
    const check = await worker.currentCheck()
    const success = check?.troubles.every(({ isHealthy }) => isHealthy) ?? false
    const mayRead = isToken(request.headers.get('Authorization'), config.healthToken)
    const body = { success, ...(mayRead && detailsOf(check)) }
    return Response.json(body, { status: success ? 200 : 503, headers: privateHeaders })
  }
}

function detailsOf(check: Check | undefined) {
  if (check === undefined) return { checked: null }
  const { at, troubles, outbox } = check
  const words = (name: string) => troubles.find((it) => it.name === name)?.words ?? 'ok'
  return {
    checked: new Date(at).toISOString(),
    database: words('database'),
    mailServer: words('mail server'),
    states: outbox?.counts,
    oldest: outbox?.oldest === undefined ? null : new Date(outbox.oldest).toISOString(),
    lastError: outbox?.lastError ?? null,
    troubles: troubles.map((it) => it.words),
  }
}

/** As long for any wrong token. */
function isToken(header: string | null, token: string | undefined): boolean {
  if (header === null || token === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header), hash(`Bearer ${token}`))
}
