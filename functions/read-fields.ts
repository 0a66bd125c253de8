import type { Fields, Refusal } from './forms.ts'

/** More than every field together may have, less than hurts. */
const maxBodyBytes = 131_072

/** The fields of a request, as JSON or as a browser sends a form. */
export async function readFields(request: Request): Promise<{ fields?: Fields; refusal?: Refusal }> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isJson = type === 'application/json'
  if (!isJson && type !== 'application/x-www-form-urlencoded') return refuse(415, 'type')
  try {
    const text = await readText(request)
    if (text === undefined) return refuse(413, 'tooLarge')
    const fields = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
    const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    return isObject ? { fields } : refuse(400, 'invalid')
  } catch {
    // It is no JSON, no HTTP, or the client has broken off: that is no fault of the server.
    return refuse(400, 'invalid')
  }
}

const refuse = (status: number, problem: Refusal['problem']) => ({ refusal: { status, problem } })

/** The body of a request; `undefined` if it is longer than any form. */
async function readText(request: Request): Promise<string | undefined> {
  // Before the body is touched: a server then reads it to its end without keeping it, and the client gets an answer.
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
