import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import {
  articlePaths,
  blogPagePaths,
  isOtherList,
  loadArticle,
  loadBlog,
  loadBlogPage,
  loadDay,
  loadYear,
} from './blog/loaders.ts'
import type { PageCopy } from './content/page-copy.ts'
import { type CopyFiles, copyIn, isTranslated, loadCopy, loadCurrentCopy } from './i18n/copies.ts'
import { defaultLanguage } from './languages.ts'
import { RouteError } from './layout/route-error.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { isMissing, screens } from './pages.ts'

/** What react-router 6 does like version 7, at build time and in the browser. */
export const futureFlags = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const

/**
 * The route table. Every `lazy` contains its imports: vite-react-ssg finds the files of a page in the source of
 * this function. The ids name the data of a page.
 */
export const routes: RouteRecord[] = [
  {
    id: 'shell',
    path: '/',
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    loader: loadYear,
    lazy: () => loadShell(import.meta.glob('./content/*/shell.ts')),
    shouldRevalidate: () => false,
    children: [
      { index: true, lazy: () => page(import('./pages/home.tsx'), import.meta.glob('./content/*/home.ts')) },
      {
        path: screens.services.path.de,
        lazy: () =>
          copyPage(
            'services-overview',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/services-overview.ts'),
            import('./illustrations/fortress/seven-fronts.tsx'),
          ),
      },
      { path: screens.services.path.en, lazy: () => import('./pages/services.tsx') },
      {
        path: screens.managedServices.path,
        lazy: () =>
          copyPage(
            'managed-services',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/managed-services.ts'),
            import('./illustrations/watch.tsx'),
          ),
      },
      {
        path: screens.itSecurity.path,
        lazy: () =>
          copyPage(
            'it-security',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/it-security.ts'),
            import('./illustrations/fortress/three-rings.tsx'),
          ),
      },
      {
        path: screens.cloud.path,
        lazy: () =>
          copyPage(
            'cloud',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/cloud.ts'),
            import('./illustrations/fortress/plateau.tsx'),
          ),
      },
      { path: screens.backup.path, lazy: () => page(import('./pages/backup.tsx')) },
      { path: screens.infrastructure.path, lazy: () => page(import('./pages/infrastructure.tsx')) },
      {
        path: screens.telephony.path,
        lazy: () =>
          copyPage(
            'telephony',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/telephony.ts'),
            import('./illustrations/fortress/triangulation.tsx'),
          ),
      },
      {
        path: screens.emailArchiving.path,
        lazy: () =>
          copyPage(
            'email-archiving',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/email-archiving.ts'),
            import('./illustrations/fortress/parcels.tsx'),
          ),
      },
      {
        path: screens.partner.path,
        lazy: () =>
          copyPage(
            'partner',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/partner.ts'),
            import('./illustrations/fortress/rampart-section.tsx'),
          ),
      },
      {
        path: screens.company.path.de,
        lazy: () => page(import('./pages/company.tsx'), import.meta.glob('./content/*/company-landing.ts')),
      },
      {
        path: screens.company.path.en,
        lazy: () =>
          copyPage(
            'about',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/about.ts'),
            import('./illustrations/fortress/tripoint.tsx'),
          ),
      },
      {
        path: screens.aboutUs.path,
        lazy: () =>
          copyPage(
            'about-us',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/about-us.ts'),
            import('./illustrations/fortress/staked-out.tsx'),
          ),
      },
      {
        path: screens.visionMission.path,
        lazy: () =>
          copyPage(
            'vision-mission',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/vision-mission.ts'),
            import('./illustrations/fortress/compass-rose.tsx'),
          ),
      },
      {
        id: 'site-plan-de',
        path: screens.sitePlan.path.de,
        lazy: () =>
          page(import('./pages/site-plan.tsx'), import.meta.glob('./content/*/site-plan.ts'), loadDay),
      },
      {
        id: 'site-plan-en',
        path: screens.sitePlan.path.en,
        lazy: () =>
          page(import('./pages/site-plan.tsx'), import.meta.glob('./content/*/site-plan.ts'), loadDay),
      },
      {
        path: screens.contact.path.de,
        lazy: () => page(import('./pages/contact.tsx'), import.meta.glob('./content/*/contact.ts')),
      },
      {
        path: screens.contact.path.en,
        lazy: () => page(import('./pages/contact.tsx'), import.meta.glob('./content/*/contact.ts')),
      },
      {
        id: 'legal-notice',
        path: screens.legalNotice.path,
        loader: loadDay,
        lazy: () => page(import('./pages/legal-notice.tsx')),
      },
      {
        id: 'privacy',
        path: screens.privacy.path,
        loader: loadDay,
        lazy: () => page(import('./pages/privacy.tsx')),
      },
      {
        path: screens.terms.path,
        lazy: () => page(import('./pages/terms.tsx')),
      },
      {
        path: screens.accessibility.path,
        lazy: () =>
          copyPage(
            'accessibility',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/accessibility.ts'),
            import('./illustrations/fortress/ramp.tsx'),
          ),
      },

      {
        path: screens.careers.path,
        lazy: () =>
          copyPage(
            'careers',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/careers.ts'),
            import('./illustrations/fortress/traverse.tsx'),
          ),
      },
      {
        path: screens.industries.path,
        lazy: () =>
          copyPage(
            'industries',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/industries.ts'),
            import('./illustrations/fortress/seven-lots.tsx'),
          ),
      },
      {
        path: screens.smallBusiness.path,
        lazy: () =>
          copyPage(
            'small-business',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/small-business.ts'),
            import('./illustrations/fortress/enclosed-town.tsx'),
          ),
      },
      {
        path: screens.taxAdvisors.path,
        lazy: () =>
          copyPage(
            'tax-advisors',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/tax-advisors.ts'),
            import('./illustrations/deadline-ruler.tsx'),
          ),
      },
      {
        path: screens.healthcare.path,
        lazy: () =>
          copyPage(
            'healthcare',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/healthcare.ts'),
            import('./illustrations/fortress/separate-wards.tsx'),
          ),
      },
      {
        path: screens.manufacturing.path,
        lazy: () =>
          copyPage(
            'manufacturing',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/manufacturing.ts'),
            import('./illustrations/fortress/drawbridge.tsx'),
          ),
      },
      {
        path: screens.retail.path,
        lazy: () =>
          copyPage(
            'retail',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/retail.ts'),
            import('./illustrations/fortress/two-routes.tsx'),
          ),
      },
      {
        path: screens.cyberDefence.path,
        lazy: () =>
          copyPage(
            'cyber-defence',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/cyber-defence.ts'),
            import('./illustrations/fortress/night-watch.tsx'),
          ),
      },
      {
        path: screens.securityServices.path,
        lazy: () =>
          copyPage(
            'security-services',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/security-services.ts'),
            import('./illustrations/fortress/six-services.tsx'),
          ),
      },
      {
        path: screens.securityConsulting.path,
        lazy: () =>
          copyPage(
            'security-consulting',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/security-consulting.ts'),
            import('./illustrations/reporting-ring.tsx'),
          ),
      },
      {
        path: screens.backupServices.path,
        lazy: () =>
          copyPage(
            'backup-services',
            import('./pages/copy-page.tsx'),
            import.meta.glob('./content/*/backup-services.ts'),
            import('./illustrations/retention-scales.tsx'),
          ),
      },

      {
        id: 'blog',
        path: screens.blog.path,
        loader: loadBlog,
        shouldRevalidate: isOtherList,
        lazy: () => page(import('./pages/blog.tsx')),
      },
      {
        id: 'blog-page',
        path: `${screens.blog.path}/seite/:page`,
        loader: loadBlogPage,
        lazy: () => page(import('./pages/blog.tsx')),
        getStaticPaths: blogPagePaths,
      },
      {
        id: 'article',
        path: `${screens.blog.path}/:slug`,
        loader: loadArticle,
        lazy: () => page(import('./pages/article.tsx')),
        getStaticPaths: articlePaths,
      },
      { path: '/404', lazy: () => import('./pages/not-found.tsx') },
      { path: '*', lazy: () => import('./pages/not-found.tsx') },
    ]
      .filter(({ path = '/' }) => !isMissing(path))
      .map((route) => ({ ...route, caseSensitive: true })),
  },
]

type Module = { Component: ComponentType; handle?: unknown }

/** A page with parts of its own; without files of copy it is in German only. */
async function page(view: Promise<Module>, files: CopyFiles = {}, load?: LoaderFunction): Promise<Module> {
  const [{ Component, handle }] = await Promise.all([view, loadContent(files)])
  return isTranslated(files) ? { Component, ...reloaded(files, load) } : { Component, handle }
}

/** A page of copy and a drawing, which is the one export of its module. */
async function copyPage(
  name: string,
  view: Promise<typeof import('./pages/copy-page.tsx')>,
  files: CopyFiles,
  illustration: Promise<Record<string, ComponentType>>,
): Promise<Module> {
  const [{ CopyPage }, drawings] = await Promise.all([view, illustration, loadContent(files)])
  const [Drawing] = Object.values(drawings)
  if (!Drawing) throw new Error('expected the drawing of a page, found none')
  const Component = () => <CopyPage name={name} illustration={<Drawing />} />
  if (isTranslated(files)) return { Component, ...reloaded(files) }
  return { Component, handle: copyIn<PageCopy>(defaultLanguage, name) }
}

async function loadShell(files: CopyFiles) {
  await loadCurrentCopy(files)
  return { handle: { copies: files } }
}

/** The buttons and forms of content in German are in German, too. */
function loadContent(files: CopyFiles) {
  return Promise.all([loadCurrentCopy(files), !isTranslated(files) && loadCopy(germanShell, defaultLanguage)])
}

const germanShell: CopyFiles = import.meta.glob('./content/de/shell.ts')

/** The copy is loaded again for a visitor who has chosen another language since the route was. */
function reloaded(files: CopyFiles, load?: LoaderFunction) {
  const loader: LoaderFunction = async (request) => {
    const [data = null] = await Promise.all([load?.(request), loadCurrentCopy(files)])
    return data
  }
  return { loader, handle: { copies: files } }
}
