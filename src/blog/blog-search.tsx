import { css } from '@linaria/core'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { blogCopy } from '../content/blog.ts'
import { stayInPlace } from '../layout/route-change.tsx'
import { blogParameters, screens, searchPath } from '../pages.ts'
import { longestSearch } from './blog-query.ts'

/** How long nothing is typed before it is searched. Milliseconds. */
const pause = 200

/**
 * The search field of the blog. What is typed goes to the address, which everything else follows.
 *
 * A search makes one entry in the history, which changes while it is typed; what is typed after Enter is
 * another search.
 *
 * @param query what the address searches for, empty for nothing
 */
export function BlogSearch({ query }: { query: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(query)
  const sent = useRef(query)
  const isFinished = useRef(true)

  // Back, forward and links change the address without the field.
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    isFinished.current = true
    setText(query)
  }, [query])

  const search = useCallback(
    (typed: string, isSubmitted: boolean) => {
      const next = typed.trim()
      const replace = query !== '' && !isFinished.current
      isFinished.current = isSubmitted
      if (next === query) return
      sent.current = next
      navigate(next === '' ? screens.blog.path : searchPath(next), {
        replace,
        preventScrollReset: true,
        state: stayInPlace,
      })
    },
    [navigate, query],
  )

  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => search(text, false), pause)
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
            maxLength={longestSearch}
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

  /* It cannot work without scripts. */
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
