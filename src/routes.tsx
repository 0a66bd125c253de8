import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import {
  articlePaths,
  loadArticle,
  loadBlog,
  loadBlogPage,
  loadDay,
  loadTopic,
  loadYear,
} from './blog/loaders.ts'
import {
  type CopyFiles,
  copyNameIn,
  currentLanguage,
  languagesOf,
  loadCopy,
  loadCurrentCopy,
  loadOwnCopy,
} from './i18n/copies.ts'
import type { Handle } from './i18n/language-provider.tsx'
import { defaultLanguage, languages } from './i18n/languages.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { toLoadError } from './load-error.ts'
import {
  addressesOf,
  articlePath,
  blogPagePath,
  type PageName,
  pageNames,
  topicKinds,
  topicPath,
} from './pages.ts'
import { PageContent, PageError, ShellError } from './start/route-error.tsx'

/** What react-router 6 does like version 7, at build time and in the browser. */
export const futureFlags = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const

/**
 * The code of each page: a view, its copy, and for a page of copy alone its drawing, the one export of a module.
 * Every function contains its imports: vite-react-ssg finds the files of a page in the source of this function.
 */
const views: Record<PageName, () => Promise<Module>> = {
  home: () => page(import('./pages/home.tsx'), import.meta.glob('./content/*/home.ts')),
  servicesOverview: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/services-overview.ts'),
      import('./illustrations/fortress/seven-fronts.tsx'),
    ),
  services: () => services(import('./pages/services.tsx'), import.meta.glob('./content/*/services.ts')),
  managedServices: () =>
    page(import('./pages/managed-services.tsx'), import.meta.glob('./content/*/managed-services.ts')),
  itSecurity: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/it-security.ts'),
      import('./illustrations/fortress/three-rings.tsx'),
    ),
  cloud: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/cloud.ts'),
      import('./illustrations/fortress/plateau.tsx'),
    ),
  backup: () => page(import('./pages/backup.tsx'), import.meta.glob('./content/*/backup.ts')),
  infrastructure: () =>
    page(import('./pages/infrastructure.tsx'), import.meta.glob('./content/*/infrastructure.ts')),
  telephony: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/telephony.ts'),
      import('./illustrations/fortress/triangulation.tsx'),
    ),
  emailArchiving: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/email-archiving.ts'),
      import('./illustrations/fortress/parcels.tsx'),
    ),
  partner: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/partner.ts'),
      import('./illustrations/fortress/rampart-section.tsx'),
    ),
  company: () => page(import('./pages/company.tsx'), import.meta.glob('./content/*/company.ts')),
  about: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/about.ts'),
      import('./illustrations/fortress/tripoint.tsx'),
    ),
  aboutUs: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/about-us.ts'),
      import('./illustrations/fortress/staked-out.tsx'),
    ),
  visionMission: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/vision-mission.ts'),
      import('./illustrations/fortress/compass-rose.tsx'),
    ),
  careers: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/careers.ts'),
      import('./illustrations/fortress/traverse.tsx'),
    ),
  contact: () => page(import('./pages/contact.tsx'), import.meta.glob('./content/*/contact.ts')),
  sitePlan: () =>
    page(
      import('./site-plan/plan-form.tsx'),
      import.meta.glob('./content/*/site-plan.ts'),
      undefined,
      loadDay,
    ),
  industries: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/industries.ts'),
      import('./illustrations/fortress/seven-lots.tsx'),
    ),
  smallBusiness: () =>
    page(
      import('./pages/industry-page.tsx'),
      import.meta.glob('./content/*/small-business.ts'),
      import('./illustrations/fortress/enclosed-town.tsx'),
    ),
  taxAdvisors: () =>
    page(
      import('./pages/industry-page.tsx'),
      import.meta.glob('./content/*/tax-advisors.ts'),
      import('./illustrations/deadline-ruler.tsx'),
    ),
  healthcare: () =>
    page(
      import('./pages/industry-page.tsx'),
      import.meta.glob('./content/*/healthcare.ts'),
      import('./illustrations/fortress/separate-wards.tsx'),
    ),
  manufacturing: () =>
    page(
      import('./pages/industry-page.tsx'),
      import.meta.glob('./content/*/manufacturing.ts'),
      import('./illustrations/fortress/drawbridge.tsx'),
    ),
  retail: () =>
    page(
      import('./pages/industry-page.tsx'),
      import.meta.glob('./content/*/retail.ts'),
      import('./illustrations/fortress/two-routes.tsx'),
    ),
  cyberDefence: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/cyber-defence.ts'),
      import('./illustrations/fortress/night-watch.tsx'),
    ),
  securityServices: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/security-services.ts'),
      import('./illustrations/fortress/six-works.tsx'),
    ),
  securityConsulting: () =>
    page(import('./pages/security-consulting.tsx'), import.meta.glob('./content/*/security-consulting.ts')),
  blog: () => page(import('./pages/blog.tsx'), import.meta.glob('./content/*/blog.ts')),
  legalNotice: () =>
    page(
      import('./pages/legal-page.tsx'),
      import.meta.glob('./content/*/legal-notice.ts'),
      import('./illustrations/fortress/boundary-line.tsx'),
    ),
  privacy: () =>
    page(
      import('./pages/legal-page.tsx'),
      import.meta.glob('./content/*/privacy.ts'),
      import('./illustrations/fortress/boundary-line.tsx'),
    ),
  terms: () => page(import('./pages/terms.tsx'), import.meta.glob('./content/*/terms.ts')),
  accessibility: () =>
    page(
      import('./pages/copy-page.tsx'),
      import.meta.glob('./content/*/accessibility.ts'),
      import('./illustrations/fortress/ramp.tsx'),
    ),
  emergency: () =>
    page(import('./emergency/emergency-sheet.tsx'), import.meta.glob('./content/*/emergency.ts')),
}

/** What else the routes of a page have. The ids name the data of a page. */
const options: Partial<Record<PageName, Partial<RouteRecord>>> = {
  legalNotice: { loader: loadDay },
  privacy: { loader: loadDay },
  // A search reads its own files and leaves the list as it is.
  blog: {
    id: 'blog',
    loader: loadBlog,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  },
}

const articles: RouteRecord[] = [
  {
    id: 'blog-page',
    path: blogPagePath(':page'),
    loader: loadBlogPage,
    lazy: views.blog,
  },
  ...topicKinds.flatMap((kind) =>
    ([1, ':page'] as const).map((page) => ({
      path: topicPath(kind, ':topic', page),
      loader: loadTopic(kind),
      lazy: views.blog,
    })),
  ),
  {
    id: 'article',
    path: articlePath(':slug'),
    loader: loadArticle,
    lazy: () => page(import('./pages/article.tsx'), import.meta.glob('./content/*/blog.ts')),
    getStaticPaths: articlePaths,
  },
]

/** One route for each address of a page. */
const pageRoutes: RouteRecord[] = [
  ...pageNames.flatMap((name) =>
    [...addressesOf(name).keys()].map((path) => ({ path, lazy: views[name], ...options[name] })),
  ),
  ...(pageNames.includes('blog') ? articles : []),
  { path: '/404', lazy: () => import('./pages/not-found.tsx') },
  { path: '*', lazy: () => import('./pages/not-found.tsx') },
].map((route) => ({ ...route, caseSensitive: true }))

/** The route table. */
export const routes: RouteRecord[] = [
  {
    id: 'shell',
    path: '/',
    Component: SiteLayout,
    ErrorBoundary: ShellError,
    loader: loadYear,
    lazy: () => loadShell(import.meta.glob('./content/*/shell.ts')),
    shouldRevalidate: () => false,
    children: [{ Component: PageContent, ErrorBoundary: PageError, children: pageRoutes }],
  },
]

type View = { Component: ComponentType } | Pick<typeof import('./pages/copy-page.tsx'), 'CopyPage'>

type Module = { Component: ComponentType; handle?: Handle; loader?: LoaderFunction }

async function page(
  view: Promise<View>,
  files: CopyFiles,
  illustration?: Promise<Record<string, ComponentType>>,
  load?: LoaderFunction,
): Promise<Module> {
  const [module, drawings] = await Promise.all([view, illustration, loadContent(files)]).catch(toLoadError)
  const rest = { handle: { copies: files }, ...reloaded(files, load) }
  if ('Component' in module) return { Component: module.Component, ...rest }
  const [Drawing] = Object.values(drawings ?? {})
  if (!Drawing) throw new Error('expected the drawing of a page, found none')
  const Component = () => <module.CopyPage name={copyNameIn(files)} illustration={<Drawing />} />
  return { Component, ...rest }
}

/** The page shows two languages. */
async function services(view: Promise<View>, files: CopyFiles): Promise<Module> {
  await Promise.all(languages.map((language) => loadCopy(files, language)))
  return page(view, files)
}

async function loadShell(files: CopyFiles) {
  await loadCurrentCopy(files)
  return { handle: { copies: files, summaries } satisfies Handle }
}

const shells: CopyFiles = import.meta.glob('./content/*/shell.ts')
const summaries: CopyFiles = import.meta.glob('./content/*/summaries.ts')

/** Content in another language than the visitor's has buttons and forms in that language, too. */
async function loadContent(files: CopyFiles): Promise<void> {
  // On a server, pages are rendered in every language.
  const isTranslated = !import.meta.env.SSR && languagesOf(files).includes(currentLanguage())
  await Promise.all([
    loadCurrentCopy(files),
    ...(isTranslated ? [] : [loadCopy(shells, defaultLanguage), loadOwnCopy(summaries, currentLanguage())]),
  ])
}

/** Copy in several languages is loaded again for a visitor who has chosen another one since the route was loaded. */
function reloaded(files: CopyFiles, load?: LoaderFunction): { loader?: LoaderFunction } {
  if (languagesOf(files).length < 2) return load ? { loader: load } : {}
  const loader: LoaderFunction = async (request) => {
    const [data = null] = await Promise.all([load?.(request), loadContent(files)])
    return data
  }
  return { loader }
}
