import { ViteReactSSG } from 'vite-react-ssg'
import { createRenderer } from './render-markup.tsx'
import { futureFlags, routes } from './routes.tsx'

/** The application at build time: vite-react-ssg renders with it. `src/main.tsx` is the browser's side. */
export const createRoot = ViteReactSSG({ routes, future: futureFlags })

// For scripts/site, which renders the pages with the same code once that is bundled.
export { takeReads } from './blog/read-content.ts'
export const renderMarkup = createRenderer(routes)
