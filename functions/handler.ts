import { company } from '../src/company/company.ts'
import { isLanguage, type Language } from '../src/i18n/languages.ts'
import { startLanguage } from '../src/i18n/start-language.ts'
import { sendContact } from './contact.ts'
import { detectBot, invalidFields, parseContact, type Refusal, signUpForm } from './forms.ts'
import { confirm, findSignUp, findSubscriber, readToken, signUp, unsubscribe } from './newsletter.ts'
import { openPages, privateHeaders } from './page.ts'
import { readFields } from './read-fields.ts'
import type { Services } from './services.ts'
import { type PageName, textsIn } from './texts.ts'

/** What all calls begin with. */
const start = '/functions/'

/** The calls with their methods. */
const calls = {
  'send-newsletter-email': 'POST',
  'send-contact-email': 'POST',
  'newsletter/confirm': 'GET, POST',
  'newsletter/unsubscribe': 'GET, POST',
  health: 'GET',
} as const

type Call = keyof typeof calls

/** For pages of other origins that may send forms. */
const cors = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
}

export type Handler = (request: Request) => Promise<Response>

/**
 * The server functions of the site. Never throws.
 *
 * @param wake called when something is stored that is to be sent
 */
export function createHandler(services: Services, wake: () => void): Handler {
  const { config, troubles } = services
  const page = openPages(services.style, config.functionsUrl === undefined ? '' : company.siteUrl)
  const origins = [new URL(company.siteUrl).origin, ...config.origins]

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
    const error = refusal && `${refusal.text ?? problems[refusal.problem]} ${problems.otherwise}`
    const retry = refusal?.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {}
    const headers = { ...privateHeaders, Vary: 'Origin', ...corsHeaders(request), ...retry }
    const init = { status: refusal?.status ?? 200, headers }
    const isForBrowser = request.headers.get('Accept')?.startsWith('text/html')
    if (isForBrowser) return page(language, error ? { ...pages.failed, text: error } : pages[done], init)
    return Response.json({ success: refusal === undefined, error }, init)
  }

  const receiveForm = async (request: Request, call: Call, fallback: Language) => {
    const isSignUp = call === 'send-newsletter-email'
    const done = isSignUp ? 'signedUp' : 'sent'
    if (!corsHeaders(request)) return respond(request, fallback, done, { status: 403, problem: 'origin' })
    const { fields, ...unread } = await readFields(request)
    if (fields === undefined) return respond(request, fallback, done, unread.refusal)

    const language = isLanguage(fields.language) ? fields.language : fallback
    const form = isSignUp ? signUpForm.safeParse(fields) : parseContact(fields)
    const invalid = form.success ? detectBot(fields) : invalidFields(form.error, language)
    if (invalid || !form.success) return respond(request, language, done, invalid)
    const ip = services.clientIp(request)
    const functionsUrl = config.functionsUrl ?? `${new URL(request.url).origin}/functions`
    const refusal =
      'message' in form.data
        ? await sendContact(services, form.data, ip)
        : await signUp(services, form.data, { ip, language, functionsUrl })
    troubles.set('Forms', undefined)
    wake()
    return respond(request, language, done, refusal)
  }

  /** GET shows a button and changes nothing: programs that look for dangerous mails open every link. */
  const followLink = async (request: Request, call: Call, fallback: Language) => {
    const isConfirmation = call === 'newsletter/confirm'
    const token = readToken(new URL(request.url).searchParams.get('token'))
    if (token === undefined) return showPage('refused', fallback, 400)
    const person = await (isConfirmation ? findSignUp : findSubscriber)(services, token)
    if (person === undefined)
      return isConfirmation ? showPage('expired', fallback, 410) : showPage('refused', fallback, 400)
    const language = String(person.language)
    if (request.method !== 'POST') return showPage(isConfirmation ? 'confirm' : 'unsubscribe', language)
    if (isConfirmation) await confirm(services, token, services.clientIp(request))
    else await unsubscribe(services, Number(person.id), 'link')
    return showPage(isConfirmation ? 'confirmed' : 'unsubscribed', language)
  }

  const handle = async (request: Request, call: Call, language: Language) => {
    if (call === 'health') {
      const success = troubles.isEmpty()
      return Response.json({ success }, { status: success ? 200 : 503, headers: privateHeaders })
    }
    const isLink = call === 'newsletter/confirm' || call === 'newsletter/unsubscribe'
    return (isLink ? followLink : receiveForm)(request, call, language)
  }

  return async (request) => {
    const language = startLanguage(null, request.headers.get('Accept-Language') ?? undefined)
    const refuse = (status: number, problem: Refusal['problem']) =>
      respond(request, language, 'failed', { status, problem })
    const { pathname } = URL.canParse(request.url) ? new URL(request.url) : new URL('x:')
    const name = pathname.startsWith(start) ? pathname.slice(start.length) : ''
    if (!Object.hasOwn(calls, name)) return refuse(404, 'unknown')
    const call = name as Call
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const headers = { ...privateHeaders, ...corsHeaders(request), Allow: calls[call] }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (!calls[call].split(', ').includes(method)) return new Response(null, { status: 405, headers })
    try {
      return await handle(request, call, language)
    } catch (error) {
      // The visitor reads how else to reach us; the log has what is wrong.
      troubles.set('Forms', (error as Error).message)
      return refuse(503, 'unavailable')
    }
  }
}
