import { css } from '@linaria/core'
import { type ComponentProps, useEffect, useRef } from 'react'
import { blogPagePath, parameters } from '../pages.ts'
import { removeDraft, restoreDraft } from '../start/drafts.ts'
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
