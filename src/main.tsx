// vite-react-ssg imports it dynamically: so it comes together with the rest and not after it.
import 'react-dom/client'
import { ViteReactSSG } from 'vite-react-ssg'
import { restorePlainAddress } from './lib/plain-address.ts'
import { routerWithOwnLoaders } from './loaders/own-loaders.ts'
import { routes } from './routes.tsx'
import './style/tokens.css'
import './style/base.css'

restorePlainAddress()

export const createRoot = ViteReactSSG(
  {
    routes,
    customCreateRouter: routerWithOwnLoaders(routes),
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  },
  async (context) => {
    // For the build, which puts each page's other language into it: scripts/publish/finish-page.ts.
    if (import.meta.env.SSR) Object.assign(context, await import('./render-in-language.tsx'))
  },
)
