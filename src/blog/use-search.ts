import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { Language } from '../i18n/languages.ts'
import { LoadError, toLoadError } from '../load-error.ts'
import { fetchContent } from './fetch-content.ts'
import { memoizeContent } from './memoize-content.ts'
import { pageSize } from './post.ts'
import type { SearchResult } from './search/search-site.ts'

type Finished = { query: string; language: Language; limit: number; result: SearchResult | undefined }

export type Search = {
  /** The latest result, also while another search runs; `undefined` if it failed. */
  result: SearchResult | undefined
  /** The query of `result`. */
  resultQuery: string | undefined
  isBusy: boolean
  showMore: () => void
  retry: () => void
}

/** The code is loaded with the first search. Without a connection another attempt may succeed; else it is gone after a deploy. */
function loadSearch() {
  return import('./search/search-site.ts').catch((error: unknown) => {
    if (navigator.onLine) toLoadError(error)
    throw error
  })
}

/** Searches for `query`, unless it is empty. Results of an earlier query that arrive late are dropped. */
export function useSearch(query: string): Search {
  const [finished, setFinished] = useState<Finished>()
  const [more, setMore] = useState({ query: '', limit: pageSize })
  const [attempt, setAttempt] = useState(0)
  const [outdated, setOutdated] = useState<LoadError>()
  const reader = useRef(memoizeContent(fetchContent))
  const { language } = useLanguage()
  const limit = more.query === query ? more.limit : pageSize

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again.
  useEffect(() => {
    if (query === '') return setFinished(undefined)
    let isStale = false
    loadSearch()
      .then(({ searchSite }) => searchSite(query, language, limit, reader.current))
      .catch((error: unknown) => {
        // The other files may be of an earlier deploy.
        reader.current = memoizeContent(fetchContent)
        if (error instanceof LoadError && !isStale) setOutdated(error)
        return undefined
      })
      .then((result) => {
        if (!isStale) setFinished({ query, language, limit, result })
      })
    return () => {
      isStale = true
    }
  }, [query, language, limit, attempt])

  if (import.meta.hot) {
    const { hot } = import.meta
    // biome-ignore lint/correctness/useHookAtTopLevel: the same in every render; inside the hook the build would keep it.
    useEffect(() => {
      const searchAgain = () => {
        reader.current = memoizeContent(fetchContent)
        setAttempt((attempt) => attempt + 1)
      }
      hot.on('posts:changed', searchAgain)
      return () => hot.off('posts:changed', searchAgain)
    }, [])
  }

  // The route's error page then reloads, which brings the new version of the site.
  if (outdated) throw outdated
  return {
    result: finished?.result,
    resultQuery: finished?.query,
    isBusy:
      query !== '' &&
      (finished?.query !== query || finished.language !== language || finished.limit !== limit),
    showMore: () => setMore({ query, limit: limit + pageSize }),
    retry: () => {
      setFinished(undefined)
      setAttempt(attempt + 1)
    },
  }
}
