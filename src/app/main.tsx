// First: no other script can take the name of its policy then.
import '../blog/trusted-html.ts'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { keepDrafts } from '../forms/drafts.ts'
import { currentLanguage, loadPageCopy } from '../i18n/copies.ts'
import { restoreCanonicalAddress } from '../navigation/canonical-address.ts'
import { reloadOnce } from '../site/load-error.ts'
import { hydrationDataId } from '../ui/element-ids.ts'
import { tolerateForeignChanges } from '../ui/foreign-changes.ts'
import { holdEvents } from './hold-events.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { futureFlags, routes } from './routes.tsx'
// Styles and parts of every page, articles included: they join the chunk of the application (`chunks.ts`), since as files
// of their own they would take 0.7 KB more.
import '../blocks/actions.tsx'
import '../blocks/section.tsx'
import '../forms/form-region.tsx'
import '../forms/prefill.ts'
import '../navigation/document-head.tsx'
import '../style/tokens.css'
import '../style/base.css'
import '../ui/use-hydrated.ts'

/**
 * Starts the application in the browser: hydrates a pre-rendered page, or renders one if there is none (in
 * development, and for an unknown address).
 *
 * The start of vite-react-ssg (0.9.2) is used at build time only, in `src/app/pre-render.ts`. In a browser it would be
 * 7 KB larger, fetch a list of all pages before the first navigation, and request files that are gone after a deploy.
 */
async function start(container: HTMLElement): Promise<void> {
  restoreCanonicalAddress()
  tolerateForeignChanges()
  keepDrafts()
  // The first render must equal the pre-rendered page, so its code is loaded before. React DOM is evaluated in a task
  // of its own: together with the rest it would block a phone for longer than 50 ms.
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], window.location) ?? []
  const code = matches.map(({ route }) => route.lazy?.())
  const copy = loadPageCopy(window.location.pathname, currentLanguage())
  const loaded = await Promise.all([import('react-dom/client'), copy, ...code]).catch(() => undefined)
  // Browsers report what they could not load. If that happens twice, the page can be read, and its links work.
  if (loaded === undefined) return void reloadOnce()
  const [{ createRoot, hydrateRoot }, , ...views] = loaded
  matches.forEach(({ route }, index) => {
    if (route.lazy) Object.assign(route, views[index], { lazy: undefined })
  })
  // The router starts in a task of its own, too.
  await new Promise((resolve) => setTimeout(resolve))
  const data = document.getElementById(hydrationDataId)?.textContent
  const router = createBrowserRouter(routes as RouteObject[], {
    ...(data && { hydrationData: JSON.parse(data) }),
    future: futureFlags,
  })
  // In development it would compile pages that nobody opens.
  if (import.meta.env.PROD) prefetchLinks(router.routes)
  if (import.meta.hot) {
    import.meta.hot.data.router?.dispose()
    import.meta.hot.data.router = router
    // When a post changes, the open page reads its data again; scroll position and typed text remain.
    import.meta.hot.on('posts:changed', () => void router.revalidate())
    import.meta.hot.send('posts:follow')
  }
  // Written out: a constant of another module would leave the file in every build.
  if (import.meta.env.ARTICLES === 'drafts') await import('../style/preview.css')
  // In development a new router has a new tree: the old one would keep the state of the old router.
  const key = import.meta.hot && import.meta.url
  const app = <RouterProvider key={key} router={router} future={{ v7_startTransition: true }} />
  // The page that the host sent stays until its data is there. The router (6.30) loses what it reports before React
  // listens.
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()))
  }
  // As a transition, so that a long page is rendered in parts and stays responsive.
  startTransition(() => {
    if (container.dataset.serverRendered) {
      holdEvents()
      // Where something has changed the page, it is rendered again: nothing that a visitor or we could do better.
      hydrateRoot(container, app, { onRecoverableError: import.meta.env.DEV ? console.error : () => {} })
    } else openRoot(container, createRoot).render(app)
  })
}

/** In development the root stays when modules are replaced, and with it the scroll position. */
function openRoot(container: HTMLElement, createRoot: typeof import('react-dom/client').createRoot): Root {
  if (!import.meta.hot) return createRoot(container)
  import.meta.hot.data.root ??= createRoot(container)
  return import.meta.hot.data.root
}

// Facts and texts reach many modules: where no component takes a change in, the application starts again.
if (import.meta.hot) import.meta.hot.accept()

const container = document.getElementById('root')
if (container) start(container)
