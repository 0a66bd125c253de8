import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useLanguage } from '../i18n/language-provider.tsx'
import { LoadError, toLoadError } from '../site/load-error.ts'
import { parameters } from '../site/pages.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { fetchContent, forgetContent } from './fetch-content.ts'
import type { SearchResult } from './search/search-site.ts'

/** The rest of a longer search is ignored. */
export const maxSearchLength = 100

export type Search = ReturnType<typeof useSearch>

/** The code is loaded with the first search. Without a connection another attempt may succeed; else it is gone after a deploy. */
function loadSearch() {
  return import('./search/search-site.ts').catch((error: unknown) => {
    if (navigator.onLine) toLoadError(error)
    throw error
  })
}

/** Searches for what the blog's address says. Results of an earlier query that arrive late are dropped. */
export function useSearch() {
  const { search } = useLocation()
  const { page } = useParams()
  const { language } = useLanguage()
  // A static host sends the page of the list for every query, so the first render is that list.
  const isHydrated = useHydrated()
  const isAsked = isHydrated && page === undefined
  const text = isAsked ? new URLSearchParams(search).get(parameters.search) : ''
  const query = (text ?? '').slice(0, maxSearchLength).trim()

  const [finished, setFinished] = useState<{ request: string; query: string; result?: SearchResult }>()
  const [attempt, setAttempt] = useState(0)
  const [outdated, setOutdated] = useState<LoadError>()
  const request = JSON.stringify([query, language, attempt])

  useEffect(() => {
    if (query === '') return setFinished(undefined)
    let isStale = false
    loadSearch()
      .then(({ searchSite }) => searchSite(query, language, fetchContent))
      .catch((error: unknown) => {
        forgetContent()
        if (error instanceof LoadError && !isStale) setOutdated(error)
        return undefined
      })
      .then((result) => {
        if (!isStale) setFinished({ request, query, ...(result && { result }) })
      })
    return () => {
      isStale = true
    }
  }, [query, language, request])

  // The route's error page then reloads, which brings the new version of the site.
  if (outdated) throw outdated
  return {
    /** What the address asks for; empty for nothing. */
    query,
    /** The latest result, also while another search runs; `undefined` if it failed. */
    result: finished?.result,
    /** The query of `result`. */
    resultQuery: finished?.query,
    isBusy: query !== '' && finished?.request !== request,
    retry: () => {
      setFinished(undefined)
      setAttempt(attempt + 1)
    },
  }
}
