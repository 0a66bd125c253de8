import { css } from '@linaria/core'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { blogCopy } from '../content/blog.ts'
import { stayInPlace } from '../layout/route-change.tsx'
import { blogParameters, screens, searchPath } from '../pages.ts'
import { maxSearchLength } from './blog-query.ts'

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
  const [text, setText] = useState(query)
  const lastQuery = useRef(query)
  const isFinished = useRef(true)

  // Back, forward and links change the address.
  useEffect(() => {
    if (query === lastQuery.current) return
    lastQuery.current = query
    isFinished.current = true
    setText(query)
  }, [query])

  const search = useCallback(
    (typed: string, isSubmitted: boolean) => {
      const next = typed.trim()
      const replace = query !== '' && !isFinished.current
      isFinished.current = isSubmitted
      if (next === query) return
      lastQuery.current = next
      navigate(next === '' ? screens.blog.path : searchPath(next), {
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text, true)
  }
  return (
    <search className={box}>
      <form method="get" action={screens.blog.path} onSubmit={submit}>
        <label htmlFor={fieldId}>{blogCopy.search.label}</label>
        <div className={row}>
          <input
            id={fieldId}
            type="search"
            name={blogParameters.search}
            value={text}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">{blogCopy.search.submit}</button>
        </div>
      </form>
    </search>
  )
}

const fieldId = 'blog-search'

const box = css`
  display: block;
  max-width: var(--measure);
  margin-block-end: var(--space-3);

  label {
    display: block;
    margin-block-end: var(--space-1);
    font-weight: var(--weight-strong);
  }

  /* Needs scripts. */
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`

const row = css`
  display: flex;
  gap: var(--space-1);

  input {
    flex: 1;
    min-width: 0;
  }

  input,
  button {
    min-height: 3rem;
    padding: 0.5rem var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }

  button {
    border-color: currentColor;
    font-weight: var(--weight-strong);
    cursor: pointer;
    transition: background var(--quick), color var(--quick);
  }

  button:hover {
    background: var(--ink);
    color: var(--paper);
  }
`
