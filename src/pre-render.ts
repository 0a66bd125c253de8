import { ViteReactSSG } from 'vite-react-ssg'
import { createPageRenderer } from './render-page.tsx'
import { futureFlags, routes } from './routes.tsx'

/** The entry of the server bundle. vite-react-ssg renders one page of each route with it; `src/main.tsx` runs in browsers. */
export const createRoot = ViteReactSSG({ routes, future: futureFlags })

/** For `scripts/site`, which renders all pages with the same bundle. */
export const renderPage = createPageRenderer(routes)
