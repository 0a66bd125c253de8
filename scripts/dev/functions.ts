import type { Plugin } from 'vite'
import type { Functions, openFunctions } from '../../functions/node.ts'

/** The server functions in `npm run dev`. They are loaded with the first request to one, and again when their code changes. */
export function functionsInDevelopment(): Plugin {
  let opened: { from: typeof openFunctions; functions: Functions } | undefined
  return {
    name: 'functions-in-development',
    apply: 'serve',
    configureServer(server) {
      const open = async () => {
        const { openFunctions: from } = await server.ssrLoadModule('/functions/node.ts')
        if (opened && opened.from === from) return opened.functions
        await opened?.functions.close()
        const functions: Functions = from()
        opened = { from, functions }
        void functions.start()
        return functions
      }
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/functions/')) return next()
        open().then(({ middleware }) => middleware(request, response, next), next)
      })
    },
    closeBundle: async () => opened?.functions.close(),
  }
}
