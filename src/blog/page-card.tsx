import { Link } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { crumbsOf } from '../layout/crumbs.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { card, meta } from './post-card.tsx'
import type { PageSummary } from './search/page-list.ts'

/** A page among the results of a search, with its place on the site. */
export function PageCard({ page }: { page: PageSummary }) {
  const { path, title, description, note } = page
  const { language } = useLanguage()
  const crumbs = crumbsOf(path, language, useMessages()).slice(1)
  const contentLanguage = page.language ?? language
  return (
    <article className={card}>
      <div>
        <p className={meta}>
          {blogCopy.search.page}
          {crumbs.length > 0 && ' · '}
          <span lang={language}>{crumbs.map(({ label }) => label).join(' › ')}</span>
        </p>
        <h2 lang={contentLanguage}>
          <Link viewTransition to={path}>
            <WordBreaks text={title} />
          </Link>
        </h2>
        <p lang={note ? language : contentLanguage}>{note ?? description}</p>
      </div>
    </article>
  )
}
