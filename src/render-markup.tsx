import { renderToString } from 'react-dom/server'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { StartLanguage } from './language/start-language-context.ts'
import type { Language } from './languages.ts'

/** The markup of a page in the language of its path, with the data for hydration, and in another one. */
type Markup = { own: string; other: string }

/**
 * A function that gives the markup of a page as the browser's first render makes it. Used while pages are rendered,
 * never in a browser.
 */
export function createRenderer(routes: readonly RouteObject[]) {
  const { dataRoutes } = createStaticHandler([...routes])
  const handlers = new Map<string, ReturnType<typeof createStaticHandler>>()

  /** Knows the routes of one kind of page only: to look through all of them takes longer than to render a page. */
  const handlerFor = (path: string) => {
    const matches = matchRoutes(dataRoutes as Parameters<typeof matchRoutes>[0], path) ?? []
    const id = matches.at(-1)?.route.id ?? ''
    const handler = handlers.get(id) ?? createStaticHandler(branchOf(matches))
    handlers.set(id, handler)
    return handler
  }
  return async (path: string, otherLanguage: Language): Promise<Markup> => {
    const { dataRoutes, query } = handlerFor(path)
    const context = await query(new Request(new URL(path, 'http://localhost')))
    if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
    const page = (hydrate: boolean) => (
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes as RouteObject[], context)}
        context={context}
        hydrate={hydrate}
      />
    )
    return {
      own: renderToString(page(true)),
      other: renderToString(<StartLanguage value={otherLanguage}>{page(false)}</StartLanguage>),
    }
  }
}

/** The matched routes, each with the next as its only child. */
function branchOf(matches: readonly { route: object }[]): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) }],
    [],
  )
}
