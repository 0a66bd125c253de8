import { startLanguage } from '../src/i18n/start-language.ts'
import { company } from '../src/site/company.ts'
import { isLanguage, type Language } from '../src/site/languages.ts'
import { sendContact } from './contact.ts'
import { detectBot, invalidFields, parseContact, type Refusal, signUpForm } from './forms.ts'
import { confirm, findSignUp, findSubscriber, readToken, signUp, unsubscribe } from './newsletter.ts'
import { openPages, privateHeaders } from './page.ts'
import { readFields } from './read-fields.ts'
import type { Services } from './services.ts'
import { type PageName, textsIn } from './texts.ts'

/** The methods of each call, by its path. */
const calls: Record<string, string> = {
  '/functions/send-newsletter-email': 'POST',
  '/functions/send-contact-email': 'POST',
  '/functions/newsletter/confirm': 'GET, POST',
  '/functions/newsletter/unsubscribe': 'GET, POST',
  '/functions/health': 'GET',
}

const cors = { 'Access-Control-Allow-Headers': 'Content-Type' }

/** The server functions of the site, which never throw. `wake` is called when a mail is stored. */
export function createHandler(services: Services, wake: () => void) {
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

  const receiveForm = async (request: Request, isSignUp: boolean, fallback: Language) => {
    const done = isSignUp ? 'signedUp' : 'sent'
    if (!corsHeaders(request)) return respond(request, fallback, done, { status: 403, problem: 'origin' })
    const { fields, ...unread } = await readFields(request)
    if (fields === undefined) return respond(request, fallback, done, unread.refusal)

    const language = isLanguage(fields.language) ? fields.language : fallback
    const form = isSignUp ? signUpForm.safeParse(fields) : parseContact(fields)
    const invalid = form.success ? detectBot(fields) : invalidFields(form.error, language)
    if (invalid || !form.success) return respond(request, language, done, invalid)
    const ip = services.clientIp(request)
    // Only a site that is tried out is not told its address.
    const functionsUrl = config.functionsUrl ?? `${new URL(request.url).origin}/functions`
    const refusal =
      'message' in form.data
        ? await sendContact(services, form.data, ip)
        : await signUp(services, form.data, { ip, language, functionsUrl })
    if (!refusal) troubles.set('Forms', undefined)
    wake()
    return respond(request, language, done, refusal)
  }

  /** GET shows a button and changes nothing: programs that look for dangerous mails open every link. */
  const followLink = async (request: Request, isSignUp: boolean, fallback: Language) => {
    const show = (name: PageName, status = 200, language = fallback) =>
      page(language, textsIn(language).pages[name], { status })
    const token = readToken(new URL(request.url).searchParams.get('token'))
    const person = token && (await (isSignUp ? findSignUp : findSubscriber)(services, token))
    if (!token || !person) return token && isSignUp ? show('expired', 410) : show('refused', 400)
    const language = person.language as Language
    if (request.method !== 'POST') return show(isSignUp ? 'confirm' : 'unsubscribe', 200, language)
    if (isSignUp) await confirm(services, token, services.clientIp(request))
    else await unsubscribe(services, Number(person.id), 'link')
    return show(isSignUp ? 'confirmed' : 'unsubscribed', 200, language)
  }

  return async (request: Request): Promise<Response> => {
    const language = startLanguage(undefined, request.headers.get('Accept-Language') ?? undefined)
    const refuse = (status: number, problem: Refusal['problem']) =>
      respond(request, language, 'failed', { status, problem })
    const { pathname } = URL.canParse(request.url) ? new URL(request.url) : new URL('x:')
    const Allow = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined
    if (Allow === undefined) return refuse(404, 'unknown')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const headers = { ...privateHeaders, ...corsHeaders(request), Allow }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (!Allow.split(', ').includes(method)) return new Response(null, { status: 405, headers })
    try {
      const success = troubles.isEmpty()
      const status = success ? 200 : 503
      if (pathname.endsWith('/health')) return Response.json({ success }, { status, headers })
      const isSignUp = /send-newsletter-email|confirm/.test(pathname)
      return await (pathname.includes('/send-') ? receiveForm : followLink)(request, isSignUp, language)
    } catch (error) {
      // The visitor reads how else to reach us; the log has what is wrong.
      troubles.set('Forms', (error as Error).message)
      return refuse(503, 'unavailable')
    }
  }
}
