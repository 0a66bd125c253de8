import { company } from '../src/company/company.ts'
import { isLanguage, type Language } from '../src/i18n/languages.ts'
import { startLanguage } from '../src/i18n/start-language.ts'
import { notice } from './alerts/troubles.ts'
import { receiveWebhook } from './bounces/webhooks.ts'
import { sendContact } from './contact.ts'
import { DatabaseClosed, explainDatabase } from './database.ts'
import { detectBot, invalidFields, parseContact, type Refusal, signUpForm, unknownField } from './forms.ts'
import { openHealth } from './health.ts'
import { confirm, signUp, unsubscribe } from './newsletter.ts'
import { openPages, privateHeaders } from './page.ts'
import { readFields } from './read-fields.ts'
import type { Services } from './services.ts'
import { type PageName, textsIn } from './texts.ts'
import { openToken, type Purpose } from './tokens.ts'
import { openWorker, type Worker } from './worker.ts'

/** Each call by the end of its path, so that a host may have anything before it. */
const calls = {
  'send-newsletter-email': 'POST',
  'send-contact-email': 'POST',
  'newsletter/confirm': 'GET, POST',
  'newsletter/unsubscribe': 'GET, POST',
  'bounces/resend': 'POST',
  'bounces/brevo': 'POST',
  health: 'GET',
} as const

type Call = keyof typeof calls

/** What the owner is told about if a call fails. */
const noticeOf = (call: Call | undefined) => (call === 'send-contact-email' ? 'messages' : 'sign-ups')

/** For pages of other origins that may send forms. */
const cors = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
}

/**
 * The server functions of the site, for any host that has `Request` and `Response`. Never throws. The worker is asked
 * with each request for the health, for hosts where nothing runs between two requests.
 */
export function createHandler(
  services: Services,
  worker: Worker = openWorker(services),
): (request: Request) => Promise<Response> {
  const { config, log } = services
  const page = openPages(services.style, config.functionsUrl === undefined ? '' : company.siteUrl)
  const origins = [new URL(company.siteUrl).origin, ...config.origins]
  const reportHealth = openHealth(services, worker)

  /** The headers for a page that may send forms; `undefined` for one that may not. Programs have no origin. */
  const corsHeaders = ({ headers, url }: Request) => {
    const origin = headers.get('Origin')
    if (origin === null) return {}
    const isOwn = URL.canParse(origin) && new URL(origin).host === (headers.get('Host') ?? new URL(url).host)
    return isOwn || origins.includes(origin) ? { 'Access-Control-Allow-Origin': origin, ...cors } : undefined
  }

  const showPage = (name: PageName, language: Language, status = 200) =>
    page(language, textsIn(language).pages[name], { status })

  /** As JSON for scripts, as a page for a browser that has sent the form without one. */
  const respond = (request: Request, language: Language, done: PageName, refusal?: Refusal) => {
    const { problems, pages } = textsIn(language)
    const error = refusal && (refusal.text ?? problems[refusal.problem])
    const retry = refusal?.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {}
    const headers = { ...privateHeaders, Vary: 'Origin', ...corsHeaders(request), ...retry }
    const init = { status: refusal?.status ?? 200, headers }
    const isForBrowser = request.headers.get('Accept')?.startsWith('text/html')
    if (isForBrowser) return page(language, error ? { ...pages.failed, text: error } : pages[done], init)
    return Response.json({ success: refusal === undefined, error, challenge: refusal?.challenge }, init)
  }

  const receiveForm = async (request: Request, call: Call, fallback: Language) => {
    const isSignUp = call === 'send-newsletter-email'
    const done = isSignUp ? 'signedUp' : 'sent'
    if (!corsHeaders(request)) return respond(request, fallback, done, { status: 403, problem: 'origin' })
    const { fields, ...unread } = await readFields(request)
    if (fields === undefined) return respond(request, fallback, done, unread.refusal)

    const language = isLanguage(fields.language) ? fields.language : fallback
    const form = isSignUp ? signUpForm.safeParse(fields) : parseContact(fields)
    const unknown = config.isDevelopment ? unknownField(fields, isSignUp) : undefined
    const invalid = unknown ?? (form.success ? detectBot(fields) : invalidFields(form.error, language))
    if (invalid || !form.success) return respond(request, language, done, invalid)
    const { proof, ...content } = form.data
    const visitor = { ip: services.clientIp(request), proof }
    const functionsUrl = config.functionsUrl ?? `${new URL(request.url).origin}/functions`
    const refusal =
      'message' in content
        ? await sendContact(services, content, visitor)
        : await signUp(services, content, { ...visitor, language, functionsUrl })
    if (!refusal) services.notices.delete(noticeOf(call))
    return respond(request, language, done, refusal)
  }

  /** GET shows a button and changes nothing: programs that look for dangerous mails open every link. */
  const followLink = async (request: Request, purpose: Purpose, fallback: Language) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const content = await openToken(services, purpose, token)
    if (typeof content === 'string') return showPage(content, fallback, content === 'expired' ? 410 : 400)
    const { language } = content
    if (request.method !== 'POST') return showPage(purpose, language)
    if ('subscriber' in content) {
      await unsubscribe(services, content)
      return showPage('unsubscribed', language)
    }
    const isConfirmed = await confirm(services, content, services.clientIp(request))
    return isConfirmed ? showPage('confirmed', language) : showPage('expired', language, 410)
  }

  /** Nothing is said to the visitor; the log and the owner learn what is wrong. */
  const reportError = (call: Call | undefined, error: Error) => {
    const name = noticeOf(call)
    const words = `The last ${name} failed. ${explainDatabase(error)}`
    if (call !== undefined) notice(services, name, words)
    if (!(error instanceof DatabaseClosed)) log(`${call}: ${words}`)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const call = (Object.keys(calls) as Call[]).find((name) => pathname.endsWith(`/${name}`))
    const language = startLanguage(null, request.headers.get('Accept-Language') ?? undefined)
    const refuse = (status: number, problem: Refusal['problem']) =>
      respond(request, language, 'failed', { status, problem })
    try {
      if (call === undefined) return refuse(404, 'unknown')
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const headers = { ...privateHeaders, ...corsHeaders(request), Allow: calls[call] }
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
      if (!calls[call].split(', ').includes(method)) return new Response(null, { status: 405, headers })
      if (call === 'health') return await reportHealth(request)
      if (call === 'newsletter/confirm') return await followLink(request, 'confirm', language)
      if (call === 'newsletter/unsubscribe') return await followLink(request, 'unsubscribe', language)
      if (call === 'bounces/resend' || call === 'bounces/brevo') {
        const status = await receiveWebhook(services, call === 'bounces/resend' ? 'resend' : 'brevo', request)
        return new Response(null, { status, headers: privateHeaders })
      }
      return await receiveForm(request, call, language)
    } catch (error) {
      reportError(call, error as Error)
      return refuse(503, 'unavailable')
    }
  }
}
