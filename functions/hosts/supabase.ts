import { openEdgeFunctions } from './edge.ts'

declare const Deno: {
  env: { toObject: () => Record<string, string> }
  serve: (respond: (request: Request) => Promise<Response>) => void
}

/** Written by Cloudflare, which is before every project. A visitor can write the first ones in `X-Forwarded-For`. */
const clientIp = (request: Request) => request.headers.get('cf-connecting-ip')

Deno.serve(openEdgeFunctions(Deno.env.toObject(), clientIp))
