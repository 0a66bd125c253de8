import { Buffer } from 'node:buffer'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { subscriberId } from '../identity.ts'
import { unsubscribe, type WithdrawnBy } from '../newsletter.ts'
import { readText } from '../read-fields.ts'
import type { Services } from '../services.ts'
import { judgeRefusal, type Verdict } from './judge-refusal.ts'
import { isKnown, recordRefusal, remember } from './record-report.ts'

export type Provider = 'resend' | 'brevo'

/** What a provider reports of one address. `id` is the same if the report comes again. */
type Event = {
  id: string
  emails: string[]
  at: number
  detail: string
} & ({ verdict: Verdict } | { withdrawnBy: WithdrawnBy })

/** A signature is valid for so long, as its authors ask: https://docs.svix.com/receiving/verifying-payloads/how-manual. */
const toleranceMs = 300_000

/**
 * Receives what a provider reports, once its signature was checked, each report once. Returns the status for it: any but 2xx
 * makes the provider send it again, so what is not understood is accepted.
 */
export async function receiveWebhook(
  services: Services,
  provider: Provider,
  request: Request,
): Promise<number> {
  const { resendSecret, brevoToken } = services.config.bounces ?? {}
  if (!(provider === 'resend' ? resendSecret : brevoToken)) return 404
  const body = await readText(request)
  if (body === undefined) return 413
  const isGenuine =
    provider === 'resend'
      ? isSigned(request, body, resendSecret, services.now())
      : isToken(request, brevoToken)
  if (!isGenuine) return 401
  for (const event of readers[provider](body, request.headers)) await applyEvent(services, event)
  return 204
}

async function applyEvent(services: Services, event: Event): Promise<void> {
  if (await isKnown(services, event.id)) return
  for (const email of event.emails) {
    const subscriber = await subscriberId(services, email)
    if ('withdrawnBy' in event) await unsubscribe(services, { subscriber }, event.withdrawnBy)
    else await recordRefusal(services, { ...event, subscriber })
  }
  await remember(services, event.id)
}

/** Svix's signature: HMAC of id, time and body; several, divided by blanks, while the secret is being changed. */
function isSigned({ headers }: Request, body: string, secret = '', now: number): boolean {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`svix-${name}`))
  if (!id || !time || !signatures || !(Math.abs(now - Number(time) * 1000) <= toleranceMs)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return signatures.split(' ').some((signature) => isSame(signature, `v1,${expected}`))
}

/** The token that the owner has set for the webhook. */
function isToken({ headers }: Request, token = ''): boolean {
  return isSame(headers.get('Authorization') ?? '', `Bearer ${token}`)
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const resendEvent = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()).or(z.string().transform((one) => [one])),
    bounce: z
      .object({
        type: z.string(),
        subType: z.string(),
        message: z.string(),
        diagnosticCode: z.array(z.string()),
      })
      .partial()
      .optional(),
  }),
})

const brevoEvent = z.object({
  event: z.enum(['hard_bounce', 'soft_bounce', 'invalid_email', 'complaint', 'spam', 'unsubscribed']),
  email: z.string(),
  reason: z.string().optional(),
  'message-id': z.string().optional(),
  ts_event: z.number().optional(),
  ts: z.number().optional(),
})

/** Reports of Brevo after which nobody gets letters. */
const withdrawals: Partial<Record<string, WithdrawnBy>> = {
  complaint: 'complaint',
  spam: 'complaint',
  unsubscribed: 'link',
}

const readers: Record<Provider, (body: string, headers: Headers) => Event[]> = {
  /** https://resend.com/docs/webhooks/emails/bounced */
  resend(body, headers) {
    const { data: event } = resendEvent.safeParse(parseJson(body))
    if (event === undefined) return []
    const { type, subType, message, diagnosticCode } = event.data.bounce ?? {}
    // `ContentRejected` in words.
    const words = subType?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    const said = [diagnosticCode?.join(' ') || message, words].filter(Boolean).join(' ')
    const isPermanent = /^permanent$/i.test(type ?? '')
    return [
      {
        id: `resend ${headers.get('svix-id')}`,
        emails: event.data.to.map(bareAddress),
        at: Date.parse(event.created_at) || 0,
        detail: `Resend ${[type, subType].filter(Boolean).join(' ')}`,
        ...(event.type === 'email.complained'
          ? { withdrawnBy: 'complaint' }
          : { verdict: judgeBounce(said, isPermanent) }),
      },
    ]
  },
  /** https://developers.brevo.com/docs/transactional-webhooks; several at once if the owner wants batches. */
  brevo(body) {
    const value = parseJson(body)
    return (Array.isArray(value) ? value : [value]).flatMap((each): Event[] => {
      const { data: event } = brevoEvent.safeParse(each)
      if (event === undefined) return []
      const withdrawnBy = withdrawals[event.event]
      const seconds = event.ts_event ?? event.ts ?? 0
      const name = [event.event, event['message-id'], event.email, seconds].join(' ')
      return [
        {
          id: `brevo ${createHash('sha256').update(name).digest('hex')}`,
          emails: [bareAddress(event.email)],
          at: seconds * 1000,
          detail: `Brevo ${event.event}`,
          ...(withdrawnBy
            ? { withdrawnBy }
            : { verdict: judgeBounce(event.reason ?? '', event.event !== 'soft_bounce') }),
        },
      ]
    })
  },
}

/** A provider's own word for a permanent refusal counts, unless the reason says that it is not about the address. */
function judgeBounce(reason: string, isPermanent: boolean): Verdict {
  const verdict = judgeRefusal(reason)
  if (verdict === 'other') return 'other'
  return isPermanent && (verdict === 'unknown' || !/\b(full|quota|4\d\d|4\.\d)/i.test(reason))
    ? 'unknown'
    : 'soft'
}

const bareAddress = (text: string) => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.trim()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
