import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { restoreDraft } from '../../forms/drafts.ts'
import { removeTab } from '../../forms/tab-storage.ts'
import { stayInPlace } from '../../navigation/route-change.tsx'
import { blogPagePath, parameters, searchPath } from '../../site/pages.ts'
import { fieldBox, needsScripts, notPrinted } from '../../style/fragments.ts'

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
  const navigate = useNavigate()

  // What was typed before stays until the address has a query, or loses it.
  useEffect(() => {
    const input = field.current
    if (!query || input === null) return restoreDraft(form.current)
    input.value = query
    return () => {
      input.value = ''
    }
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
          removeTab(draft)
          const text = field.current?.value.trim()
          navigate(text ? searchPath(text) : blogPagePath(1), {
            state: query === undefined ? null : stayInPlace,
          })
        }}
      >
        <input
          ref={field}
          type="search"
          name={parameters.search}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{button}</button>
      </form>
    </search>
  )
}

const draft = 'search'

const box = css`
  display: block;
  max-width: var(--measure);
  margin-block-end: var(--space-3);

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
  }
`
