import { createElement } from 'react'
import { ViteReactSSG } from 'vite-react-ssg'
import { createPageRenderer } from './render-page.tsx'
import { futureFlags, routes } from './routes.tsx'

/** For `scripts/site`, which renders with the same bundle what comes from posts, and pages whose content has changed. */
export const renderPage = createPageRenderer(routes)

/**
 * The entry of the server bundle. What vite-react-ssg (0.9.2) renders of a page is its content in all languages, as data:
 * `scripts/site` composes the HTML. `src/app/main.tsx` runs in browsers.
 */
export const createRoot = ViteReactSSG({ routes, future: futureFlags }, async (context) => {
  const { routePath } = context
  if (routePath === undefined) return
  const json = JSON.stringify(await renderPage(routePath)).replaceAll('<', '\\u003c')
  const data = { type: 'application/json', dangerouslySetInnerHTML: { __html: json } }
  Object.assign(context, { routerType: 'single-page', app: createElement('script', data) })
})
