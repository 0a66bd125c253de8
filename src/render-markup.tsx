import { renderToString } from 'react-dom/server'
import type { RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { StartLanguage } from './hooks/start-language.ts'
import type { Language } from './i18n/language.ts'

/**
 * The markup of a page as the browser's first render makes it: in the language of its path, with the data for
 * hydration, and in another one. Used while pages are rendered, never in a browser.
 */
export async function renderMarkup(
  routes: readonly RouteObject[],
  path: string,
  otherLanguage: Language,
): Promise<{ own: string; other: string }> {
  const { dataRoutes, query } = createStaticHandler([...routes])
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
