import { css } from '@linaria/core'
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { blogPagePath, parameters, searchPath } from '../pages.ts'
import { removeDraft, restoreDraft } from '../start/drafts.ts'
import { stayInPlace, staysInPlace } from '../start/route-change.tsx'
import { fieldBox, needsScripts, notPrinted } from '../style/fragments.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { maxSearchLength } from './use-search.ts'

type Props = ComponentProps<'input'> & {
  label: string
  button: string
  /** Without it, the browser loads the blog with the results. */
  onSearch?: () => void
}

/** A field and a button that search the articles. */
export function SearchForm({ label, button, onSearch, ...field }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const isLive = onSearch !== undefined

  // What was typed before; from now on the address has it, or the draft.
  useEffect(() => {
    restoreDraft(form.current, draft)
    if (isLive) removeDraft(draft)
  }, [isLive])

  return (
    <search className={box}>
      <form
        ref={form}
        data-draft={isLive && isHydrated ? undefined : draft}
        method="get"
        action={blogPagePath(1)}
        className={row}
        onSubmit={(event) => {
          if (onSearch === undefined) return removeDraft(draft)
          event.preventDefault()
          onSearch()
        }}
      >
        <label htmlFor={fieldId} className="sr-only">
          {label}
        </label>
        <input
          id={fieldId}
          type="search"
          name={parameters.search}
          placeholder={label}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          {...field}
        />
        <button type="submit">{button}</button>
      </form>
    </search>
  )
}

const fieldId = 'blog-search'

const draft = 'search'

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

const box = css`
  display: block;
  flex: 1 1 24rem;
  min-width: 0;
  max-width: var(--measure);

  /* Needs scripts. */
  ${needsScripts}
  ${notPrinted}
`

const row = css`
  display: flex;
  gap: var(--space-1);
  font-size: var(--text);

  input,
  button {
    ${fieldBox}
  }

  input {
    flex: 1;
    min-width: 0;
  }

  ::placeholder {
    color: var(--ink-soft);
  }

  ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }

  button {
    border-color: currentColor;
    font-weight: var(--weight-strong);
    cursor: pointer;
    transition: background var(--quick), color var(--quick);
  }

  @media (forced-colors: none) {
    button:hover {
      background: var(--ink);
      color: var(--paper);
    }
  }
`
