import { css } from '@linaria/core'
import { Link, useLocation, useMatches } from 'react-router-dom'
import { useLangAttribute, useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { crumbsOf } from './crumbs.ts'

/** The path to the page, on every page but the home page. */
export function Breadcrumb() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const texts = useMessages()
  const contentLang = useLangAttribute()
  const { title } = (useMatches().at(-1)?.data ?? {}) as { title?: string }

  // Rendered once, at /404, and served for any unknown address, which only the browser knows.
  if (pathname === '/404') return null
  const crumbs = crumbsOf(pathname, language, texts, title)
  if (crumbs.length === 0) return null

  return (
    <nav aria-label={texts.breadcrumb} className={bar}>
      <ol className={list}>
        {crumbs.map(({ label, path, isLink }) => (
          <li
            key={path}
            aria-current={path === crumbs.at(-1)?.path ? 'page' : undefined}
            lang={contentLang !== language && label === title ? contentLang : undefined}
          >
            {isLink ? <Link to={path}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const bar = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  a {
    padding-block: 0.25rem;
    color: inherit;
  }
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  overflow-wrap: anywhere;

  li:not(:last-child)::after {
    /* Not read aloud. */
    content: '/' / '';
    margin-inline-start: var(--space-1);
    color: var(--ink-soft);
  }
`
