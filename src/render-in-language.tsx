import { renderToString } from 'react-dom/server'
import type { RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { StartLanguage } from './hooks/start-language.ts'
import type { Language } from './i18n/language.ts'

/**
 * The markup of a page in a language, as the browser's first render makes it: for the language that the
 * page's path does not have. Used while pages are rendered, never in a browser.
 */
export async function renderInLanguage(
  routes: readonly RouteObject[],
  path: string,
  language: Language,
): Promise<string> {
  const { dataRoutes, query } = createStaticHandler([...routes])
  const context = await query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  return renderToString(
    <StartLanguage value={language}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes as RouteObject[], context)}
        context={context}
        hydrate={false}
      />
    </StartLanguage>,
  )
}
