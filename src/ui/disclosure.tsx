import { css } from '@linaria/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { needsScripts, notPrinted } from '../style/fragments.ts'

type Props = {
  /** The content of the button. */
  button: ReactNode
  /** The list's name. */
  label: string
  /** List items with a link or a button each; `close` closes the list from inside. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that shows a list of links and buttons below it. The list is in the page only while it is open. Not the
 * `popover` attribute, since not every browser of the last two years can place a popover at its button.
 */
export function Disclosure({ button, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  const close = useCallback(() => {
    // Before the list is removed, and the focus with it.
    trigger.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      // A key that is held opens or chooses once.
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    const listeners = new AbortController()
    document.addEventListener('pointerdown', closeOutside, listeners)
    document.addEventListener('focusin', closeOutside, listeners)
    document.addEventListener('keydown', onKeyDown, listeners)
    return () => listeners.abort()
  }, [isOpen, close])

  return (
    <div ref={root} className={frame}>
      <button
        ref={trigger}
        type="button"
        className={opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <ul ref={scrollIntoView} aria-label={label} className={list}>
          {children(close)}
        </ul>
      )}
    </div>
  )
}

function scrollIntoView(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

const frame = css`
  position: relative;
  width: fit-content;
  margin-block-start: var(--space-2);

  ${needsScripts}
  ${notPrinted}
`

const opener = css`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 2.75rem;
  padding: 0.25rem var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  font-weight: var(--weight-strong);

  &:hover {
    border-color: var(--accent);
    color: var(--accent-text);
  }
`

const list = css`
  position: absolute;
  inset: calc(100% + 0.25rem) auto auto 0;
  z-index: 1;
  width: max-content;
  min-width: 13rem;
  max-width: calc(100vw - 2 * var(--gutter));
  max-height: calc(100vh - 2 * var(--space-1));
  padding-block: 0.25rem;
  overflow-y: auto;
  scroll-margin: var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper);
  box-shadow: var(--shadow);

  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem var(--space-2);
    color: var(--ink);
    text-align: start;
    text-decoration: none;
  }

  a:hover,
  button:hover {
    background: var(--paper-sunken);
    color: var(--accent-text);
  }

  /* Inside the list, which clips its content. */
  :focus-visible {
    outline-offset: -3px;
  }
`
