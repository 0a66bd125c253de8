import type { ComponentType } from 'react'
import type { RouteRecord } from 'vite-react-ssg'
import {
  articlePaths,
  blogPagePaths,
  isOtherList,
  loadArticle,
  loadBlog,
  loadBlogPage,
  loadDay,
  loadShell,
} from './blog/loaders.ts'
import type { PageCopy } from './content/page-copy.ts'
import type { Localized } from './languages.ts'
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
    loader: loadShell,
    shouldRevalidate: () => false,
    children: [
      { index: true, lazy: () => import('./pages/home.tsx') },
      { path: screens.services.path.de, lazy: () => import('./pages/services-overview.tsx') },
      { path: screens.services.path.en, lazy: () => import('./pages/services.tsx') },
      { path: screens.managedServices.path, lazy: () => import('./pages/managed-services.tsx') },
      { path: screens.itSecurity.path, lazy: () => import('./pages/it-security.tsx') },
      { path: screens.cloud.path, lazy: () => import('./pages/cloud.tsx') },
      { path: screens.backup.path, lazy: () => import('./pages/backup.tsx') },
      { path: screens.infrastructure.path, lazy: () => import('./pages/infrastructure.tsx') },
      { path: screens.telephony.path, lazy: () => import('./pages/telephony.tsx') },
      { path: screens.emailArchiving.path, lazy: () => import('./pages/email-archiving.tsx') },
      {
        path: screens.partner.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/partner.ts'),
            import('./illustrations/fortress/rampart-section.tsx'),
          ),
      },
      { path: screens.company.path.de, lazy: () => import('./pages/company.tsx') },
      {
        path: screens.company.path.en,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/about.ts'),
            import('./illustrations/fortress/tripoint.tsx'),
          ),
      },
      {
        path: screens.aboutUs.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/about-us.ts'),
            import('./illustrations/fortress/staked-out.tsx'),
          ),
      },
      { path: screens.visionMission.path, lazy: () => import('./pages/vision-mission.tsx') },
      {
        id: 'site-plan-de',
        path: screens.sitePlan.path.de,
        loader: loadDay,
        lazy: () => import('./pages/site-plan.tsx'),
      },
      {
        id: 'site-plan-en',
        path: screens.sitePlan.path.en,
        loader: loadDay,
        lazy: () => import('./pages/site-plan.tsx'),
      },
      { path: screens.contact.path.de, lazy: () => import('./pages/contact.tsx') },
      { path: screens.contact.path.en, lazy: () => import('./pages/contact.tsx') },
      {
        id: 'legal-notice',
        path: screens.legalNotice.path,
        loader: loadDay,
        lazy: () => import('./pages/legal-notice.tsx'),
      },
      {
        id: 'privacy',
        path: screens.privacy.path,
        loader: loadDay,
        lazy: () => import('./pages/privacy.tsx'),
      },
      {
        path: screens.terms.path,
        lazy: () => import('./pages/terms.tsx'),
      },
      {
        path: screens.accessibility.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/accessibility.ts'),
            import('./illustrations/fortress/ramp.tsx'),
          ),
      },

      {
        path: screens.careers.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/careers.ts'),
            import('./illustrations/fortress/traverse.tsx'),
          ),
      },
      {
        path: screens.industries.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/industries.ts'),
            import('./illustrations/fortress/seven-lots.tsx'),
          ),
      },
      {
        path: screens.smallBusiness.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/small-business.ts'),
            import('./illustrations/fortress/enclosed-town.tsx'),
          ),
      },
      {
        path: screens.taxAdvisors.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/tax-advisors.ts'),
            import('./illustrations/deadline-ruler.tsx'),
          ),
      },
      {
        path: screens.healthcare.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/healthcare.ts'),
            import('./illustrations/fortress/separate-wards.tsx'),
          ),
      },
      {
        path: screens.manufacturing.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/manufacturing.ts'),
            import('./illustrations/fortress/drawbridge.tsx'),
          ),
      },
      {
        path: screens.retail.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/retail.ts'),
            import('./illustrations/fortress/two-routes.tsx'),
          ),
      },
      {
        path: screens.cyberDefence.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/cyber-defence.ts'),
            import('./illustrations/fortress/night-watch.tsx'),
          ),
      },
      {
        path: screens.securityServices.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/security-services.ts'),
            import('./illustrations/fortress/six-services.tsx'),
          ),
      },
      {
        path: screens.securityConsulting.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/security-consulting.ts'),
            import('./illustrations/reporting-ring.tsx'),
          ),
      },
      {
        path: screens.backupServices.path,
        lazy: () =>
          copyPage(
            import('./pages/copy-page.tsx'),
            import('./content/topics/backup-services.ts'),
            import('./illustrations/retention-scales.tsx'),
          ),
      },

      {
        id: 'blog',
        path: screens.blog.path,
        loader: loadBlog,
        shouldRevalidate: isOtherList,
        lazy: () => import('./pages/blog.tsx'),
      },
      {
        id: 'blog-page',
        path: `${screens.blog.path}/seite/:page`,
        loader: loadBlogPage,
        lazy: () => import('./pages/blog.tsx'),
        getStaticPaths: blogPagePaths,
      },
      {
        id: 'article',
        path: `${screens.blog.path}/:slug`,
        loader: loadArticle,
        lazy: () => import('./pages/article.tsx'),
        getStaticPaths: articlePaths,
      },
      { path: '/404', lazy: () => import('./pages/not-found.tsx') },
      { path: '*', lazy: () => import('./pages/not-found.tsx') },
    ]
      .filter(({ path = '/' }) => !isMissing(path))
      .map((route) => ({ ...route, caseSensitive: true })),
  },
]

/** The route of a page of copy and a drawing, each the one export of its module. */
async function copyPage(
  view: Promise<typeof import('./pages/copy-page.tsx')>,
  content: Promise<Record<string, PageCopy | Localized<PageCopy>>>,
  illustration: Promise<Record<string, ComponentType>>,
) {
  const [{ CopyPage }, copies, drawings] = await Promise.all([view, content, illustration])
  const [[copy], [Drawing]] = [Object.values(copies), Object.values(drawings)]
  if (!copy || !Drawing) throw new Error('expected the copy and the drawing of a page, found none')
  const element = <CopyPage copy={copy} illustration={<Drawing />} />
  return { element, handle: 'blocks' in copy ? copy : undefined }
}
