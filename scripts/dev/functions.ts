import type { Plugin } from 'vite'
import type { Functions } from '../../functions/node.ts'

/** The server functions in `npm run dev`. They are loaded with the first request to one. */
export function functionsInDevelopment(): Plugin {
  let functions: Promise<Functions> | undefined
  return {
    name: 'functions-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/functions/')) return next()
        functions ??= import('../../functions/node.ts').then(({ openFunctions }) => openFunctions())
        functions.then(({ middleware }) => middleware(request, response, next), next)
      })
    },
    closeBundle: async () => (await functions)?.close(),
  }
}
