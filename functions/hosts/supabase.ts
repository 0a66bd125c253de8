import { openEdgeFunctions } from './edge.ts'

declare const Deno: {
  env: { toObject: () => Record<string, string> }
  serve: (respond: (request: Request) => Promise<Response>) => void
}

/** The first address is the visitor's: Supabase's own proxy writes it. */
const clientIp = (request: Request) => request.headers.get('x-forwarded-for')?.split(',', 1)[0]?.trim()

Deno.serve(openEdgeFunctions(Deno.env.toObject(), clientIp))
