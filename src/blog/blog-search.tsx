import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { blogPagePath, searchPath } from '../pages.ts'
import { stayInPlace, staysInPlace } from '../start/route-change.tsx'
import { SearchForm } from './search-form.tsx'

/** Time without typing before a search starts. */
const debounceMs = 200

/**
 * The search field of the blog. It writes the query into the address; the results follow the address.
 *
 * A search has one entry in the history, which is replaced while typing; Enter ends it.
 *
 * @param query the query in the address; empty for no search
 */
export function BlogSearch({ query }: { query: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  // On a slow device the page of an earlier query may come after more has been typed.
  const isTyped = useNavigationType() !== 'POP' && staysInPlace(state)
  const [text, setText] = useState(query)
  const lastQuery = useRef(query)
  const isFinished = useRef(true)
  const field = useRef<HTMLInputElement>(null)

  // What was typed before hydration.
  useEffect(() => {
    const typed = field.current?.value
    if (typed) setText(typed)
  }, [])

  // Back, forward and links change the address.
  useEffect(() => {
    if (isTyped || query === lastQuery.current) return
    lastQuery.current = query
    isFinished.current = true
    setText(query)
  }, [query, isTyped])

  const search = useCallback(
    (typed: string, isSubmitted: boolean) => {
      const next = typed.trim()
      const replace = query !== '' && !isFinished.current
      isFinished.current = isSubmitted
      if (next === query) return
      lastQuery.current = next
      navigate(next === '' ? blogPagePath(1) : searchPath(next), {
        replace,
        preventScrollReset: true,
        state: stayInPlace,
      })
    },
    [navigate, query],
  )

  useEffect(() => {
    if (text.trim() === lastQuery.current) return
    const timer = setTimeout(() => search(text, false), debounceMs)
    return () => clearTimeout(timer)
  }, [text, search])

  return (
    <>
      <SearchForm
        label={blogCopy.search.label}
        button={blogCopy.search.submit}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSearch={() => search(text, true)}
      />
      <noscript>
        <p>{blogCopy.search.withoutScript}</p>
      </noscript>
    </>
  )
}
