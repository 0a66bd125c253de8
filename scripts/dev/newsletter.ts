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
  const { status, ...reply } =
    request.method === 'POST' ? judgeSignUp(await readBody(request)) : refused(405, 'Erwartet wird POST.')
  if (reply.success) log('A newsletter sign-up was accepted. No service is set up, so nothing was sent.')
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'POST' }),
    // The rest of a body that is too long is not read.
    ...(status === 413 && { Connection: 'close' }),
  })
  response.end(JSON.stringify(reply))
}

/** The same for `npm run dev`. */
export function newsletterInDevelopment(): Plugin {
  return {
    name: 'newsletter-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void respondToSignUp(request, response, next))
    },
  }
}

type Reply = { status: number; success: boolean; error?: string }

/** @param body `undefined` if it was too long */
function judgeSignUp(body: string | undefined): Reply {
  if (body === undefined) return refused(413, 'Die Anfrage ist zu groß.')
  const { email, firstName = '' } = parseObject(body)
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    return refused(400, 'Die E-Mail-Adresse ist nicht gültig.')
  }
  return typeof firstName === 'string'
    ? { status: 200, success: true }
    : refused(400, 'Der Vorname ist kein Text.')
}

function refused(status: number, error: string): Reply {
  return { status, success: false, error }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The body as text; `undefined` if it is too long or incomplete. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > bodyLimit) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(chunks).toString()
}
