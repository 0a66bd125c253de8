import { css } from '@linaria/core'
import { useContext, useEffect } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router-dom'
import { ToastProvider } from '../blocks/toasts.tsx'
import { ConsentProvider } from '../consent/consent-provider.tsx'
import { LanguageProvider, useLangAttribute, useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { PreRenderContext } from '../i18n/pre-render-context.ts'
import { Breadcrumb } from '../navigation/breadcrumb.tsx'
import { RouteChange } from '../navigation/route-change.tsx'
import { company } from '../site/company.ts'
import { pageAt } from '../site/pages.ts'
import { hydratedEvent } from '../ui/element-ids.ts'
import { Region } from '../ui/region.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { OtherLanguageNote } from './other-language-note.tsx'
import { PageError } from './page-error.tsx'
import { useRenderedSections } from './render-offscreen-sections.ts'
import { useConsentSettings } from './settings-button.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { StayOffline } from './stay-offline.tsx'

/** The shell around every page. */
export function SiteLayout() {
  // After the effects of everything below: a remembered click must find the visitor's language and consent.
  useEffect(() => void document.dispatchEvent(new Event(hydratedEvent)), [])
  return (
    <LanguageProvider>
      <ConsentProvider>
        <ToastProvider>
          <Shell />
        </ToastProvider>
      </ConsentProvider>
    </LanguageProvider>
  )
}

function Shell() {
  const { pathname } = useLocation()
  const { generation } = useLanguage()
  const { year } = useLoaderData() as { year: number }
  const { skipToContent } = useMessages()
  const contentLang = useLangAttribute()
  const page = pageAt(pathname)
  const ConsentSettings = useConsentSettings()
  const withoutContent = useContext(PreRenderContext)?.withoutContent
  const isLegal = page === 'legalNotice' || page === 'privacy' || page === 'terms'

  return (
    <>
      <a className={skip} href="#main">
        {skipToContent}
      </a>
      <ConsentBanner />
      <Region key={`header-${generation}`} fallback={<a href="/">{company.shortName}</a>}>
        <SiteHeader />
        <Breadcrumb />
        <OtherLanguageNote />
      </Region>
      {withoutContent ? (
        <main />
      ) : (
        <main id="main" className={main} lang={contentLang} tabIndex={-1}>
          <Region key={`content-${generation}`} fallback={<PageError />}>
            <Content />
          </Region>
        </main>
      )}
      <Region key={`footer-${generation}`}>
        <SiteFooter variant={isLegal ? 'short' : 'full'} buildYear={year} />
      </Region>
      {ConsentSettings && <ConsentSettings />}
      <RouteChange />
      <StayOffline />
    </>
  )
}

function Content() {
  useRenderedSections('main > section')
  return <Outlet />
}

const skip = css`
  position: absolute;
  inset-block-start: -10rem;

  &:focus {
    inset-block-start: 0;
    z-index: 3;
    padding: var(--space-2);
    background: var(--paper);
  }
`

const main = css`
  display: block;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`
