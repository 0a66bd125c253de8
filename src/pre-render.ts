import { ViteReactSSG } from 'vite-react-ssg'
import { futureFlags } from './lib/future-flags.ts'
import * as renderInLanguage from './render-in-language.tsx'
import { routes } from './routes.tsx'

/** The application at build time: vite-react-ssg renders every route with it. `src/main.tsx` is the browser's side. */
export const createRoot = ViteReactSSG({ routes, future: futureFlags }, (context) => {
  // For the build, which puts each page's other language into it: scripts/publish/other-language.ts.
  Object.assign(context, renderInLanguage)
})
