import { css } from '@linaria/core'
import { useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { SearchForm } from '../blog/search/search-form.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { BrokenTrace } from '../illustrations/fortress/broken-trace.tsx'
import { useHostAnswer } from '../navigation/canonical-address.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { correctedPath } from '../navigation/page-address.ts'
import { pathOf } from '../site/pages.ts'
import { wideDrawing } from '../style/fragments.ts'

/** Says that there is no page at an address; leads on at once where that is a page's but for how it is written. */
export function Component() {
  const { pathname, search, hash } = useLocation()
  const corrected = correctedPath(pathname)
  const isPage = corrected?.startsWith('/')
  const isAsked = useHostAnswer(!isPage)
  if (isAsked) return null
  return isPage ? <Navigate to={corrected + search + hash} replace /> : <NotFound pathname={pathname} />
}

function NotFound({ pathname }: { pathname: string }) {
  const { language } = useLanguage()
  const { notFound } = useMessages()
  const home = pathOf('home', language)

  useEffect(() => {
    console.error(`404: ${pathname}`)
  }, [pathname])

  return (
    <>
      <DocumentHead title={notFound.heading} description={notFound.description} isIndexed={false} />
      <div className={sheet}>
        <div>
          <h1 tabIndex={-1}>{notFound.heading}</h1>
          <p lang={notFound.language}>{notFound.text}</p>
          <p>{notFound.description}</p>
          <p>
            <Link to={home} lang={notFound.language}>
              {notFound.home}
            </Link>
          </p>
          <SearchForm label={notFound.search} button={notFound.submit} />
        </div>
        <div className={drawing}>
          <BrokenTrace label={notFound.sheet} />
        </div>
      </div>
    </>
  )
}

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-5);
  font-size: var(--text-lead);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const drawing = css`
  ${wideDrawing}
`
