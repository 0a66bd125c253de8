import { useEffect, useRef, useState } from 'react'
import { fetchContent, OtherFormatError } from './fetch-content.ts'
import { memoizeContent } from './memoize-content.ts'
import { pageSize } from './post.ts'
import { type SearchResult, searchArticles } from './search/search-articles.ts'

type Finished = { query: string; limit: number; result: SearchResult | undefined }

export type Search = {
  /** The latest result, also while another search runs; `undefined` if it failed. */
  result: SearchResult | undefined
  /** The query of `result`. */
  resultQuery: string | undefined
  isBusy: boolean
  showMore: () => void
  retry: () => void
}

/** Searches for `query`, unless it is empty. Results of an earlier query that arrive late are dropped. */
export function useSearch(query: string): Search {
  const [finished, setFinished] = useState<Finished>()
  const [more, setMore] = useState({ query: '', limit: pageSize })
  const [attempt, setAttempt] = useState(0)
  const [outdated, setOutdated] = useState<OtherFormatError>()
  const reader = useRef(memoizeContent(fetchContent))
  const limit = more.query === query ? more.limit : pageSize

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again.
  useEffect(() => {
    if (query === '') return setFinished(undefined)
    let isStale = false
    searchArticles(query, limit, reader.current)
      .catch((error: unknown) => {
        // The other files may be of an earlier deploy.
        reader.current = memoizeContent(fetchContent)
        if (error instanceof OtherFormatError && !isStale) setOutdated(error)
        return undefined
      })
      .then((result) => {
        if (!isStale) setFinished({ query, limit, result })
      })
    return () => {
      isStale = true
    }
  }, [query, limit, attempt])

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
    isBusy: query !== '' && (finished?.query !== query || finished.limit !== limit),
    showMore: () => setMore({ query, limit: limit + pageSize }),
    retry: () => {
      setFinished(undefined)
      setAttempt(attempt + 1)
    },
  }
}
