import { css } from '@linaria/core'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entryFor } from './menu-keys.ts'

type Props = {
  /** The content of the button. */
  button: ReactNode
  /** The menu's name. */
  label: string
  /** Links and buttons with the attributes of `menuItem`; `close` closes the menu from inside. */
  children: (close: () => void) => ReactNode
}

/** The attributes of a link or button in a menu. */
export const menuItem = { role: 'menuitem', tabIndex: -1 } as const

/** Which entry gets the focus when the menu opens; the menu is in the page only while it is open. */
type Start = 'first' | 'last'

/** A button that opens a menu, after the menu button pattern of the ARIA practices. */
export function Menu({ button, label, children }: Props) {
  const [start, setStart] = useState<Start>()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, to an anchor too.
  useEffect(() => setStart(undefined), [location])

  useEffect(() => {
    if (start === undefined) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setStart(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [start])

  const close = () => {
    // Before the menu is removed, and the focus with it.
    trigger.current?.focus()
    setStart(undefined)
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (start !== undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setStart(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <div ref={root} className={frame}>
      <button
        ref={trigger}
        type="button"
        className={opener}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        onClick={() => (start === undefined ? setStart('first') : close())}
        onKeyDown={openByArrow}
      >
        {button}
      </button>
      {start && (
        <Entries label={label} start={start} close={close}>
          {children(close)}
        </Entries>
      )}
    </div>
  )
}

type EntriesProps = { label: string; start: Start; close: () => void; children: ReactNode }

function Entries({ label, start, close, children }: EntriesProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    entriesOf(menu.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    menu.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [start])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, shiftKey } = event
    const target = event.target as HTMLElement
    if (key === 'Tab') {
      // The next element after the button, or with Shift the button itself.
      if (shiftKey) event.preventDefault()
      return close()
    }
    const entries = entriesOf(menu.current)
    const next = entries[entryFor(event, entries.map(labelOf), entries.indexOf(target)) ?? -1]
    // The key that opened the menu, still held, must not choose an entry.
    const isHeld = repeat && (key === 'Enter' || key === ' ')
    if (key === 'Escape') close()
    else if (key === ' ' && !repeat && target.matches('a')) target.click()
    else if (next) next.focus()
    else if (!isHeld) return
    event.preventDefault()
  }

  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className={list} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function labelOf(entry: HTMLElement): string {
  return entry.textContent ?? ''
}

const frame = css`
  position: relative;
  width: max-content;
  max-width: 100%;
  margin-block-start: var(--space-2);

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
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
  transition: border-color var(--quick), color var(--quick);

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
  transition: opacity var(--quick);

  @starting-style {
    opacity: 0;
  }

  &:focus {
    outline: none;
  }

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

  /* Inside the menu, which clips its content. */
  :focus-visible {
    outline-offset: -3px;
  }
`
