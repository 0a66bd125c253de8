import { company } from '../src/company.ts'
import { functionTexts, type PageName } from '../src/content/functions.ts'
import { startLanguage } from '../src/language/start-language.ts'
import { isLanguage, type RenderedLanguage } from '../src/languages.ts'
import { hasOldMessages, sendContact, workOffOutbox } from './contact.ts'
import { findRobot, forms, invalidFields, isRefusal, type Refusal, readFields } from './forms.ts'
import { confirm, signUp, unsubscribe } from './newsletter.ts'
import { openPages, privateHeaders } from './page.ts'
import type { Services } from './services.ts'
import { openToken, type Purpose } from './tokens.ts'

/** Each call by the end of its path, so that a host may have anything before it. */
const calls = {
  'send-newsletter-email': 'POST',
  'send-contact-email': 'POST',
  'newsletter/confirm': 'GET, POST',
  'newsletter/unsubscribe': 'GET, POST',
  health: 'GET',
} as const

type Call = keyof typeof calls

/** What is asked of mail server and database by whoever asks for the health, at most. */
const healthIsKnownForMs = 60_000

/** The server functions of the site, for any host that has `Request` and `Response`. Never throws. */
export function createHandler(services: Services): (request: Request) => Promise<Response> {
  const { config, log, now } = services
  const page = openPages(services.tokens, config.functionsUrl === undefined ? '' : company.siteUrl)
  const origins = [new URL(company.siteUrl).origin, ...config.origins]
  let health = { isGood: false, until: 0 }

  /** Whether a page of this origin may send forms: the site itself, or one of the configuration. Programs have none. */
  const allows = ({ headers, url }: Request, origin: string) =>
    origins.includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === (headers.get('Host') ?? new URL(url).host))

  const corsHeaders = (request: Request) => {
    const origin = request.headers.get('Origin')
    const isAllowed = origin !== null && allows(request, origin)
    return isAllowed
      ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
      : {}
  }

  const showPage = (name: PageName, language: RenderedLanguage, status = 200) =>
    page(language, functionTexts[language].pages[name], { status })

  /** As JSON for scripts, as a page for a browser that has sent the form without one. */
  const respond = (request: Request, language: RenderedLanguage, done: PageName, refusal?: Refusal) => {
    const { problems, pages } = functionTexts[language]
    const error = refusal && (refusal.text ?? problems[refusal.problem])
    const retry = refusal?.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {}
    const headers = { ...privateHeaders, Vary: 'Origin', ...corsHeaders(request), ...retry }
    const init = { status: refusal?.status ?? 200, headers }
    const isForBrowser = request.headers.get('Accept')?.startsWith('text/html')
    if (isForBrowser) return page(language, error ? { ...pages.failed, text: error } : pages[done], init)
    return Response.json({ success: refusal === undefined, error }, init)
  }

  const receiveForm = async (request: Request, call: Call, fallback: RenderedLanguage) => {
    const isSignUp = call === 'send-newsletter-email'
    const done = isSignUp ? 'signedUp' : 'sent'
    const origin = request.headers.get('Origin')
    const isForeign = origin !== null && !allows(request, origin)
    const fields = isForeign ? ({ status: 403, problem: 'origin' } as const) : await readFields(request)
    if (isRefusal(fields)) return respond(request, fallback, done, fields)

    const language = isLanguage(fields.language) ? fields.language : fallback
    const form = (isSignUp ? forms.signUp : forms.contact).safeParse(fields)
    const invalid = form.success ? findRobot(fields) : invalidFields(form.error, language)
    if (invalid || !form.success) return respond(request, language, done, invalid)
    const ip = services.clientIp(request)
    const functionsUrl = config.functionsUrl ?? `${new URL(request.url).origin}/functions`
    const refusal =
      'message' in form.data
        ? await sendContact(services, form.data, ip)
        : await signUp(services, form.data, { ip, language, functionsUrl })
    return respond(request, language, done, refusal)
  }

  /** GET shows a button and changes nothing: programs that look for dangerous mails open every link. */
  const followLink = async (request: Request, purpose: Purpose, fallback: RenderedLanguage) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const content = await openToken(config.secret, purpose, token, now())
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

  /** Also sends what is due, for hosts where nothing runs between two requests. */
  const reportHealth = async () => {
    if (health.until <= now()) {
      // At once, so that a crowd of requests asks only once.
      health = { isGood: health.isGood, until: now() + healthIsKnownForMs }
      const isWorking = workOffOutbox(services).then(() => hasOldMessages(services))
      health.isGood = !(await isWorking.catch(() => true)) && (await services.mailer.check())
    }
    return Response.json(
      { success: health.isGood },
      { status: health.isGood ? 200 : 503, headers: privateHeaders },
    )
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
      if (method === 'OPTIONS') return preflight(corsHeaders(request))
      if (!calls[call].split(', ').includes(method)) {
        const response = refuse(405, 'method')
        response.headers.set('Allow', calls[call])
        return response
      }
      if (call === 'health') return await reportHealth()
      if (call === 'newsletter/confirm') return await followLink(request, 'confirm', language)
      if (call === 'newsletter/unsubscribe') return await followLink(request, 'unsubscribe', language)
      return await receiveForm(request, call, language)
    } catch (error) {
      log(`${call}: ${error instanceof Error ? error.message : 'failed'}`)
      return refuse(503, 'unavailable')
    }
  }
}

/** What a browser asks before it sends JSON to another origin. */
function preflight(cors: Record<string, string>): Response {
  const allowed = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  }
  return new Response(null, { status: 204, headers: { ...privateHeaders, ...cors, ...allowed } })
}
