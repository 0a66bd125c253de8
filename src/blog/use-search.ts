import { useEffect, useRef, useState } from 'react'
import { fetchContent, OtherFormatError } from './fetch-content.ts'
import { pageSize } from './post.ts'
import { readOnce, type SearchAnswer, searchArticles } from './search/search-articles.ts'

/** An answer later than that is none. Milliseconds. */
const patience = 10_000

type Settled = { query: string; limit: number; answer: SearchAnswer | undefined }

export type Search = {
  /** What was found last, also while something else is being searched; `undefined` where that failed. */
  answer: SearchAnswer | undefined
  /** What `answer` answers. */
  answered: string | undefined
  isBusy: boolean
  showMore: () => void
  retry: () => void
}

/** Searches for `query`, unless it is empty. Answers that come too late are left out. */
export function useSearch(query: string): Search {
  const [settled, setSettled] = useState<Settled>()
  const [more, setMore] = useState({ query: '', limit: pageSize })
  const [attempt, setAttempt] = useState(0)
  const [outdated, setOutdated] = useState<OtherFormatError>()
  const reader = useRef(readOnce(readFromHost))
  const limit = more.query === query ? more.limit : pageSize

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again.
  useEffect(() => {
    if (query === '') return setSettled(undefined)
    let isStale = false
    searchArticles(query, limit, reader.current)
      .catch((error: unknown) => {
        reader.current.forget()
        if (error instanceof OtherFormatError && !isStale) setOutdated(error)
        return undefined
      })
      .then((answer) => {
        if (!isStale) setSettled({ query, limit, answer })
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
        reader.current.forget()
        setAttempt((attempt) => attempt + 1)
      }
      hot.on('posts:changed', searchAgain)
      return () => hot.off('posts:changed', searchAgain)
    }, [])
  }

  // The route's error page then loads the site of the new deploy.
  if (outdated) throw outdated
  return {
    answer: settled?.answer,
    answered: settled?.query,
    isBusy: query !== '' && (settled?.query !== query || settled.limit !== limit),
    showMore: () => setMore({ query, limit: limit + pageSize }),
    retry: () => {
      setSettled(undefined)
      setAttempt(attempt + 1)
    },
  }
}

function readFromHost<T extends { format: number }>(name: string): Promise<T | null> {
  return fetchContent<T>(name, (address) => fetch(address, { signal: AbortSignal.timeout(patience) }))
}
