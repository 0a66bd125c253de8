import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { followPosts } from './blog/follow-posts.ts'
import { futureFlags } from './future-flags.ts'
import { loadCodeOnce } from './layout/load-code-once.ts'
import { hydrationDataId } from './layout/page-parts.ts'
import { restorePlainAddress } from './layout/plain-address.ts'
import { fetchLinksAhead } from './layout/prefetch-links.ts'
import { routes } from './routes.tsx'
import './style/tokens.css'
import './style/base.css'

/**
 * The application in the browser: brings a rendered page to life, or draws one afresh where none was rendered
 * (in development, and the page for any unknown address).
 *
 * vite-react-ssg (0.9.2) has a start of its own, for which `src/pre-render.ts` is there at build time. In a
 * browser it would weigh 7 KB more, fetch a list of all pages before the first navigation, and ask for files
 * that are gone after a deploy.
 */
async function start(container: HTMLElement): Promise<void> {
  restorePlainAddress()
  // The first render has to be the rendered page: its code must be there before.
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  const data = document.getElementById(hydrationDataId)?.textContent
  const router = createBrowserRouter(loadCodeOnce(routes), {
    ...(data && { hydrationData: JSON.parse(data) }),
    future: futureFlags,
  })
  // While the site is being written, pages that nobody opens would be compiled.
  if (import.meta.env.PROD) fetchLinksAhead(router.routes)
  if (import.meta.hot) followPosts(import.meta.hot, router)
  const app = <RouterProvider router={router} future={{ v7_startTransition: true }} />
  if (container.dataset.serverRendered) {
    // As a transition, so that a long page is brought to life in pieces, and a visitor can act in between.
    startTransition(() => {
      hydrateRoot(container, app)
    })
  } else {
    // At once: what the router finds out before it is listened to (6.30), such as that data cannot be had, is lost.
    createRoot(container).render(app)
  }
}

const container = document.getElementById('root')
if (container) start(container)
