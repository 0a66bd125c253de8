import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const path = '/functions/send-newsletter-email'

/** Bytes; a sign-up has two short texts. */
const bodyLimit = 10_000

/**
 * Responds to newsletter sign-ups as the server function does, so that the form can be tried. Nothing is stored or
 * logged. Other requests are passed to `next`.
 */
export async function respondToSignUp(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  log: (line: string) => void = console.info,
): Promise<void> {
  if (request.url?.split('?', 1)[0] !== path) return next()
  const [status, error] = await validateSignUp(request)
  if (error === undefined)
    log('A newsletter sign-up was accepted. No service is set up, so nothing was sent.')
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'POST' }),
    // The rest of a body that is too long is not read.
    ...(status === 413 && { Connection: 'close' }),
  })
  response.end(JSON.stringify({ success: error === undefined, error }))
}

/** The same for `npm run dev`. */
export const newsletterInDevelopment: Plugin = {
  name: 'newsletter-in-development',
  configureServer: ({ middlewares }) => void middlewares.use(respondToSignUp),
}

async function validateSignUp(request: IncomingMessage): Promise<[status: number, error?: string]> {
  if (request.method !== 'POST') return [405, 'Erwartet wird POST.']
  try {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) {
      body += chunk
      if (body.length > bodyLimit) return [413, 'Die Anfrage ist zu groß.']
    }
    const { email, firstName = '' } = Object(JSON.parse(body))
    if (typeof firstName !== 'string') return [400, 'Der Vorname ist kein Text.']
    if (typeof email === 'string' && /^(?=.{3,254}$)[^\s@]+@[^\s@]+$/.test(email)) return [200]
  } catch {
    // It was broken off, or is no JSON.
  }
  return [400, 'Die E-Mail-Adresse ist nicht gültig.']
}
