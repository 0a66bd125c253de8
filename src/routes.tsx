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
import { RouteError } from './layout/route-error.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { screens } from './pages.ts'

/**
 * The route table. Every `lazy` is written out: vite-react-ssg reads the import from the function's source
 * to find a page's files. The ids name the data of a page.
 */
export const routes: RouteRecord[] = [
  {
    id: 'shell',
    path: '/',
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    // A page that the client draws afresh, such as the not-found page, waits for its data with nothing.
    HydrateFallback: () => null,
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
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/partner.ts')]).then(
            ([{ topicPage }, { partner }]) => topicPage(partner),
          ),
      },
      { path: screens.company.path.de, lazy: () => import('./pages/company.tsx') },
      {
        path: screens.company.path.en,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/about.ts')]).then(
            ([{ topicPage }, { about }]) => topicPage(about),
          ),
      },
      {
        path: screens.aboutUs.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/about-us.ts')]).then(
            ([{ topicPage }, { aboutUs }]) => topicPage(aboutUs),
          ),
      },
      { path: screens.visionMission.path, lazy: () => import('./pages/vision-mission.tsx') },
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
      { path: screens.terms.path, lazy: () => import('./pages/terms.tsx') },

      {
        path: screens.careers.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/careers.ts')]).then(
            ([{ topicPage }, { careers }]) => topicPage(careers),
          ),
      },
      {
        path: screens.industries.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/industries.ts')]).then(
            ([{ topicPage }, { industries }]) => topicPage(industries),
          ),
      },
      {
        path: screens.smallBusiness.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/small-business.ts')]).then(
            ([{ topicPage }, { smallBusiness }]) => topicPage(smallBusiness),
          ),
      },
      {
        path: screens.taxAdvisors.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/tax-advisors.ts')]).then(
            ([{ topicPage }, { taxAdvisors }]) => topicPage(taxAdvisors),
          ),
      },
      {
        path: screens.healthcare.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/healthcare.ts')]).then(
            ([{ topicPage }, { healthcare }]) => topicPage(healthcare),
          ),
      },
      {
        path: screens.manufacturing.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/manufacturing.ts')]).then(
            ([{ topicPage }, { manufacturing }]) => topicPage(manufacturing),
          ),
      },
      {
        path: screens.retail.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/retail.ts')]).then(
            ([{ topicPage }, { retail }]) => topicPage(retail),
          ),
      },
      {
        path: screens.cyberDefence.path,
        lazy: () =>
          Promise.all([import('./blocks/topic-page.tsx'), import('./content/topics/cyber-defence.ts')]).then(
            ([{ topicPage }, { cyberDefence }]) => topicPage(cyberDefence),
          ),
      },
      {
        path: screens.securityServices.path,
        lazy: () =>
          Promise.all([
            import('./blocks/topic-page.tsx'),
            import('./content/topics/security-services.ts'),
          ]).then(([{ topicPage }, { securityServices }]) => topicPage(securityServices)),
      },
      {
        path: screens.securityConsulting.path,
        lazy: () =>
          Promise.all([
            import('./blocks/topic-page.tsx'),
            import('./content/topics/security-consulting.ts'),
          ]).then(([{ topicPage }, { securityConsulting }]) => topicPage(securityConsulting)),
      },
      {
        path: screens.backupServices.path,
        lazy: () =>
          Promise.all([
            import('./blocks/topic-page.tsx'),
            import('./content/topics/backup-services.ts'),
          ]).then(([{ topicPage }, { backupServices }]) => topicPage(backupServices)),
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
    ].map((route) => ({ ...route, caseSensitive: true })),
  },
]
