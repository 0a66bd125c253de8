import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { loadArticle, loadBlog, loadBlogPage, loadDay, loadYear } from '../blog/loaders.ts'
import { currentLanguage, loadPageCopy } from '../i18n/copies.ts'
import { PageError } from '../shell/page-error.tsx'
import { SiteLayout } from '../shell/site-layout.tsx'
import type { Language } from '../site/languages.ts'
import { toLoadError } from '../site/load-error.ts'
import { addressesOf, articlePath, blogPagePath, fileOf, type PageName, pageNames } from '../site/pages.ts'
import { type ViewNames, views } from './views.ts'

/** What react-router 6 does like version 7, at build time and in the browser. */
export const futureFlags = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const

/** What else the routes of a page have. The ids name the data of a page. */
const options: Partial<Record<PageName, Partial<RouteRecord>>> = {
  legalNotice: { loader: loadDay },
  privacy: { loader: loadDay },
  // A search reads its own files and leaves the list as it is.
  blog: {
    id: 'blog',
    loader: loadBlog,
    shouldRevalidate: () => import.meta.env.DEV,
  },
}

/** One route for each address of a page, and those of articles and their list. */
const pageRoutes: RouteRecord[] = [
  ...pageNames.flatMap((name) =>
    [...addressesOf(name).keys()].map((path) => ({
      path,
      lazy: () => loadView(views[name], fileOf(name)),
      ...options[name],
    })),
  ),
  { id: 'blog-page', path: blogPagePath(':page'), loader: loadBlogPage, lazy: () => loadView(views.blog) },
  {
    id: 'article',
    path: articlePath(':slug'),
    loader: loadArticle,
    lazy: () => loadView(['article']),
  },
  // '/404' is the file that hosts send for every address that they do not know.
  ...['/404', '*'].map((path) => ({ path, lazy: () => loadView(['not-found']) })),
].map((route) => ({ ...route, caseSensitive: true }))

/** The copy of a page is loaded at each navigation, beside its code, and again if the language changes meanwhile. */
const copyLoader: LoaderFunction = async ({ request }) => {
  let language: Language | undefined
  while (language !== currentLanguage()) {
    language = currentLanguage()
    await loadPageCopy(new URL(request.url).pathname, language).catch(toLoadError)
  }
  return null
}

/** The route table. */
export const routes: RouteRecord[] = [
  {
    id: 'shell',
    path: '/',
    Component: SiteLayout,
    ErrorBoundary: PageError,
    loader: loadYear,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: PageError,
        loader: copyLoader,
        shouldRevalidate: () => true,
        children: pageRoutes,
      },
    ],
  },
]

type View = { Component: ComponentType<{ name: string; illustration: ReactNode }> }

const viewFiles = import.meta.glob<View>(['../pages/*.tsx', '!../pages/*.test.tsx'])

/** What is left out belongs to a single view, and is a part of its file. */
const drawings = import.meta.glob<Record<string, ComponentType>>([
  '../illustrations/{deadline-ruler,fortress/*}.tsx',
  '!../illustrations/fortress/{broken-trace,crossing,fortress-plan,nested-traces}.tsx',
  '!../illustrations/fortress/{sheet-index,watched-place}.tsx',
])

/** Loads a view; one of several pages gets the name of the page's copy and its drawing. */
async function loadView([view, drawing]: ViewNames, name = ''): Promise<{ Component: ComponentType }> {
  const [module, illustrations] = await Promise.all([
    viewFiles[`../pages/${view}.tsx`]?.(),
    drawings[`../illustrations/${drawing}.tsx`]?.(),
  ]).catch(toLoadError)
  const { Component } = module as View
  const [Drawing] = Object.values(illustrations ?? {})
  if (drawing && !Drawing) throw new Error(`expected src/illustrations/${drawing}.tsx`)
  if (Drawing === undefined) return { Component: Component as ComponentType }
  return { Component: () => <Component name={name} illustration={<Drawing />} /> }
}
