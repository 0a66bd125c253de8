import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { blogCopy } from '../../content/de/blog.ts'
import { useLanguage, useMessages } from '../../i18n/language-provider.tsx'
import { crumbsOf } from '../../navigation/crumbs.ts'
import { fill } from '../../site/fill.ts'
import { LoadError, toLoadError } from '../../site/load-error.ts'
import { parameters } from '../../site/pages.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { WordBreaks } from '../../ui/word-breaks.tsx'
import { forgetContent } from '../fetch-content.ts'
import { card, grid, meta, PostCard } from '../post-card.tsx'
import type { PageSummary, SearchResult } from './search-site.ts'

const copy = blogCopy.search

/** The end of a search: its result, or why there is none. */
type Finished = { request: string; query: string; result?: SearchResult; error?: unknown }

/** The code is loaded with the first search. Without a connection another attempt may succeed; else it is gone after a deploy. */
function loadSearch() {
  return import('./search-site.ts').catch((error: unknown) => {
    if (navigator.onLine) toLoadError(error)
    throw error
  })
}

/** Searches for what the blog's address says. Results of an earlier query that arrive late are dropped. */
export function useSearch() {
  const { search, key } = useLocation()
  const { page } = useParams()
  const { language } = useLanguage()
  // A static host sends the page of the list for every query, so the first render is that list.
  const isAsked = useHydrated() && page === undefined
  const query = (isAsked && new URLSearchParams(search).get(parameters.search)?.trim()) || ''
  // The same query sent again is another attempt.
  const request = JSON.stringify([query, language, key])
  const [finished, setFinished] = useState<Finished>()

  useEffect(() => {
    if (query === '') return setFinished(undefined)
    let isStale = false
    const finish = (outcome: Pick<Finished, 'result' | 'error'>) => {
      if (!isStale) setFinished({ request, query, ...outcome })
    }
    loadSearch()
      .then(({ searchSite }) => searchSite(query, language))
      .then((result) => finish({ result }))
      .catch((error: unknown) => {
        forgetContent()
        finish({ error })
      })
    return () => {
      isStale = true
    }
  }, [query, language, request])

  // The route's error page then reloads, which brings the new version of the site.
  if (finished?.error instanceof LoadError) throw finished.error
  return {
    /** What the address asks for; empty for nothing. */
    query,
    /** The latest search, also while another one runs. */
    finished: query === '' ? undefined : finished,
    isBusy: query !== '' && finished?.request !== request,
  }
}

/** What was found, in a sentence. */
export function describeSearch({ query: text, result }: Finished): string {
  // A failure is shown in place of the list.
  if (result === undefined) return ''
  const { hits, isCut, isPartial, similar } = result
  if (hits.length === 0) return fill(copy.noneFor, { text })
  const words = similar.map((word) => fill(copy.quoted, { text: word })).join(', ')
  return [
    fill(isCut ? copy.best : copy.found, { count: hits.length, text }),
    isPartial && copy.isPartial,
    words && fill(copy.similar, { words }),
  ]
    .filter(Boolean)
    .join('. ')
}

/** The articles and pages of a search, best first. */
export function SearchResults({ result }: Finished) {
  if (result === undefined) return <p role="alert">{copy.failed}</p>
  return (
    <ul className={grid}>
      {result.hits.map((hit) => (
        <li key={'page' in hit ? hit.page.path : hit.post.slug}>
          {'page' in hit ? <PageCard page={hit.page} /> : <PostCard post={hit.post} eager={false} />}
        </li>
      ))}
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
        <p className={meta} lang={language}>
          {crumbs.map(({ label }) => label).join(' › ')}
        </p>
        <h2 lang={contentLanguage}>
          <Link to={path}>
            <WordBreaks text={title} inLink />
          </Link>
        </h2>
        <p lang={note ? language : contentLanguage}>{note ?? description}</p>
      </div>
    </article>
  )
}
