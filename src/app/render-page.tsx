import { renderToString } from 'react-dom/server'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { collectDependencies } from '../blog/read-content.ts'
import { type PreRender, PreRenderContext } from '../i18n/pre-render-context.ts'
import { type Language, otherThan } from '../site/languages.ts'
import type { PageHead } from '../site/page-head.ts'
import { isInOneLanguage, prerenderedLanguage } from '../site/pages.ts'

/** The content of a page as the browser's first render returns it, in all languages that it is rendered in. */
export type PageContent = {
  language: Language
  head: PageHead
  markup: string
  /** What the router needs to hydrate, as JSON. */
  hydrationData: string
  /** The names of what its loaders read, see `collectDependencies`. */
  dependencies: readonly string[]
  /** Without `head`, and with an empty `<main>`, where the content is in one language. */
  other: { language: Language; head?: PageHead; markup: string }
}

/** Returns the function that renders a page at build time; never used in a browser. */
export function createPageRenderer(routes: readonly RouteObject[]) {
  const { dataRoutes } = createStaticHandler([...routes])
  const handlers = new Map<string, ReturnType<typeof createStaticHandler>>()

  /** A handler of one route: to match a path with all of them takes longer than to render a page. */
  const handlerFor = (path: string) => {
    const matches = matchRoutes(dataRoutes as Parameters<typeof matchRoutes>[0], path) ?? []
    const id = matches.at(-1)?.route.id ?? ''
    const handler = handlers.get(id) ?? createStaticHandler(branchOf(matches))
    handlers.set(id, handler)
    return handler
  }

  const renderPage = async (path: string): Promise<Omit<PageContent, 'dependencies'>> => {
    const { dataRoutes, query } = handlerFor(path)
    const context = await query(new Request(new URL(path, 'http://localhost')))
    if (context instanceof Response) throw new Error(`${path} redirects; expected a page`)
    const { loaderData, errors } = context
    for (const error of Object.values(errors ?? {})) throw error
    const router = createStaticRouter(dataRoutes as RouteObject[], context)

    const render = (options: Omit<PreRender, 'collectHead'>) => {
      let head: PageHead | undefined
      const collectHead = (collected: PageHead) => {
        head = collected
      }
      const html = renderToString(
        <PreRenderContext value={{ ...options, collectHead }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PreRenderContext>,
      )
      return { head: head as PageHead | undefined, markup: withoutPreloads(html) }
    }

    const language = prerenderedLanguage(path)
    const { head, markup } = render({})
    if (head === undefined) throw new Error(`${path}: expected a page with a DocumentHead`)
    const second = otherThan(language)
    const other = render({ language: second, withoutContent: isInOneLanguage(path) })
    return {
      language,
      head,
      markup,
      hydrationData: JSON.stringify({ loaderData }),
      other: { language: second, markup: other.markup, ...(other.head && { head: other.head }) },
    }
  }
  return (path: string): Promise<PageContent> => collectDependencies(() => renderPage(path))
}

/** The matched routes, each with the next as its only child. */
function branchOf(matches: readonly { route: object }[]): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) }],
    [],
  )
}

/** React (19) puts a preload for each image before the markup; browsers find images of the same document themselves. */
function withoutPreloads(html: string): string {
  let markup = html
  while (markup.startsWith('<link rel="preload" as="image"')) markup = markup.slice(markup.indexOf('>') + 1)
  return markup
}
