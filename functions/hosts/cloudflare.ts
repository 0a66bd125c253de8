import { openEdgeFunctions } from './edge.ts'

type Env = Record<string, string> & { ASSETS: { fetch: typeof fetch } }

let respond: ReturnType<typeof openEdgeFunctions> | undefined

/** `dist/_worker.js` of Cloudflare Pages: answers below `/functions`, and leaves all else to the files of the site. */
export default {
  fetch(request: Request, { ASSETS, ...env }: Env): Promise<Response> {
    if (!new URL(request.url).pathname.startsWith('/functions/')) return ASSETS.fetch(request)
    respond ??= openEdgeFunctions(env, ({ headers }) => headers.get('cf-connecting-ip'))
    return respond(request)
  },
}
