import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { crumbsOf } from '../navigation/crumbs.ts'
import { footerColumns, pathOf } from '../site/pages.ts'
import { button } from '../ui/button.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { card, grid, meta, PostCard } from './post-card.tsx'
import type { PageSummary } from './search/search-site.ts'
import type { Search } from './use-search.ts'

const copy = blogCopy.search

/** The results of a search, or why there are none. */
export function SearchResults({ search }: { search: Search }) {
  const { result, retry } = search
  if (result === undefined) {
    return (
      <div role="alert" className={notice}>
        <p>{copy.failed}</p>
        <button type="button" className={button} onClick={retry}>
          {copy.retry}
        </button>
      </div>
    )
  }
  if (result.hits.length === 0) return result.found && <ServicePages />
  return (
    <ul className={grid}>
      {result.hits.map((hit, index) =>
        'page' in hit ? (
          <li key={hit.page.path}>
            <PageCard page={hit.page} />
          </li>
        ) : (
          <li key={hit.post.slug}>
            <PostCard post={hit.post} eager={index === 0} kind={copy.article} />
          </li>
        ),
      )}
    </ul>
  )
}

/** A page among the results, with its place on the site. */
function PageCard({ page }: { page: PageSummary }) {
  const { path, title, description, note } = page
  const { language } = useLanguage()
  const crumbs = crumbsOf(path, language, useMessages()).slice(1)
  const contentLanguage = page.language ?? language
  return (
    <article className={card}>
      <div>
        <p className={meta}>
          {copy.page}
          {crumbs.length > 0 && ' · '}
          <span lang={language}>{crumbs.map(({ label }) => label).join(' › ')}</span>
        </p>
        <h2 lang={contentLanguage}>
          <Link to={path}>
            <WordBreaks text={title} />
          </Link>
        </h2>
        <p lang={note ? language : contentLanguage}>{note ?? description}</p>
      </div>
    </article>
  )
}

/** Where nothing was found. */
function ServicePages() {
  const { language } = useLanguage()
  const { labels } = useMessages()
  return (
    <p className={notice}>
      {copy.services}
      {footerColumns.servicesOverview
        .filter((page) => page !== 'servicesOverview')
        .map((page) => (
          <span key={page}>
            {' '}
            <Link to={pathOf(page, language)}>{labels[page]}</Link>
          </span>
        ))}
    </p>
  )
}

const notice = css`
  margin: 0;
  padding-block-end: var(--space-5);

  a {
    display: inline-block;
    margin-inline-end: var(--space-1);
    padding-block: 0.2rem;
  }
`
