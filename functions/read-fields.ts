import type { Fields, Refusal } from './forms.ts'

/** More than every field together may have, less than hurts. */
const maxBodyBytes = 131_072

/** The fields of a request, as JSON or as a browser sends a form. */
export async function readFields(request: Request): Promise<{ fields?: Fields; refusal?: Refusal }> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  const parse = parsers.get(type ?? '')
  if (parse === undefined) return { refusal: { status: 415, problem: 'type' } }
  let text: string | undefined
  try {
    text = await readText(request)
  } catch {
    // The client has broken off, or sends what is no HTTP: that is no fault of the server, and nobody reads the answer.
    return { refusal: { status: 400, problem: 'invalid' } }
  }
  if (text === undefined) return { refusal: { status: 413, problem: 'tooLarge' } }
  const entries = parse(text)
  const names = entries?.map(([key]) => key) ?? []
  // A name twice, or one that every object has.
  const isOdd = new Set(names).size < names.length || names.some((key) => key in Object.prototype)
  return entries && !isOdd
    ? { fields: Object.fromEntries(entries) }
    : { refusal: { status: 400, problem: 'invalid' } }
}

/** The body of a request; `undefined` if it is longer than any form. */
async function readText(request: Request): Promise<string | undefined> {
  // Before the body is touched: a server then reads it to its end without keeping it, and the client gets an answer.
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

// A map: an object has entries of its own, such as `constructor`.
const parsers = new Map<string, (text: string) => [string, unknown][] | undefined>([
  ['application/json', parseObject],
  ['application/x-www-form-urlencoded', (text) => [...new URLSearchParams(text)]],
])

function parseObject(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value && !Array.isArray(value) ? Object.entries(value) : undefined
  } catch {
    return undefined
  }
}
