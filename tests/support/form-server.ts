import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { closeServer, listen } from './listen.ts'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export type Received = { path: string; authorization: string | undefined; body: Record<string, unknown> }

type Options = {
  /** The folder of a built site, which the server has too. */
  dist?: string
  /** What to answer, by the part before the @ in the e-mail address that was sent; anything else is a success. */
  answers?: Readonly<Record<string, Answer>>
  /** Whether pages of another origin may send something. */
  allowsOthers?: boolean
}

/** A server for forms. Its response depends on the sender, so that tests can share it. */
export async function serveForms({ dist, answers = {}, allowsOthers = false }: Options) {
  const received: Received[] = []
  const host = dist === undefined ? undefined : createStaticHost(dist)
  const server = createServer(async (request, response) => {
    if (allowsOthers) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.method !== 'POST') return host ? host(request, response) : response.writeHead(404).end()
    const body = JSON.parse(await readText(request))
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    const answer = answers[String(body.email).split('@', 1)[0] ?? ''] ?? json(200, { success: true })
    answer(response, request)
  })
  return {
    url: await listen(server),
    received,
    /** What one sender has sent. */
    receivedFrom: (name: string) => received.filter(({ body }) => body.email === addressOf(name)),
    close: () => closeServer(server),
  }
}

/** The e-mail address for one of the `answers`. */
export function addressOf(name: string): string {
  return `${name}@example.com`
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return text(status, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers })
}

export function text(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, headers).end(body)
}

/** The beginning of an answer; once that is sent, the connection breaks. */
export function half(type = 'application/json'): Answer {
  const headers = { 'Content-Type': type, 'Content-Length': 100 }
  return (response) => response.writeHead(200, headers).write('{"success":true}', () => response.destroy())
}
