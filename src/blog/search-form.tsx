import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeDraft, restoreDraft } from '../forms/drafts.ts'
import { stayInPlace } from '../navigation/route-change.tsx'
import { blogPagePath, parameters, searchPath } from '../site/pages.ts'
import { fieldBox, needsScripts, notPrinted } from '../style/fragments.ts'
import { maxSearchLength } from './use-search.ts'

type Props = {
  label: string
  button: string
  /** What the address asks for, where the results are on the same page. */
  query?: string
}

/** A field and a button that search the site. They write the query into the address; the results follow the address. */
export function SearchForm({ label, button, query }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const lastQuery = useRef('')
  const navigate = useNavigate()

  // What was typed before stays until the address has a query, or loses it.
  useEffect(() => {
    if (query || lastQuery.current) {
      removeDraft(draft)
      if (field.current) field.current.value = query ?? ''
    } else {
      restoreDraft(form.current)
    }
    lastQuery.current = query ?? ''
  }, [query])

  return (
    <search className={box}>
      <form
        ref={form}
        data-draft={draft}
        method="get"
        action={blogPagePath(1)}
        className={row}
        onSubmit={(event) => {
          event.preventDefault()
          removeDraft(draft)
          const text = field.current?.value.trim()
          navigate(text ? searchPath(text) : blogPagePath(1), {
            state: query === undefined ? null : stayInPlace,
          })
        }}
      >
        <label htmlFor={fieldId} className="sr-only">
          {label}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          name={parameters.search}
          placeholder={label}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{button}</button>
      </form>
    </search>
  )
}

const fieldId = 'blog-search'

const draft = 'search'

const box = css`
  display: block;
  max-width: var(--measure);

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

  button {
    border-color: currentColor;
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
`
