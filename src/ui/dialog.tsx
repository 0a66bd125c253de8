import { css } from '@linaria/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

type Props = {
  /** The name of the dialog, as its heading. */
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's modal dialog, at the right edge of the window: it traps the focus, closes with Escape, makes the page
 * behind it inert and restores the focus. It is open as long as it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves the document, so that the browser restores the focus.
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard.
    <dialog
      ref={dialog}
      className={box}
      aria-labelledby="dialog-title"
      // The browser may close it on its own: when Escape is pressed twice, or by a phone's back gesture.
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div>
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon path={iconPaths.close} />
        </button>
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

const box = css`
  inset: 0 0 0 auto;
  width: min(22rem, 100% - 3rem);
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-start: var(--rule);
  background: var(--paper);
  color: var(--ink);
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }

  > div {
    min-height: 100%;
    padding: var(--space-2) var(--space-3) var(--space-3);
  }

  h2 {
    margin-block: 0.375rem var(--space-3);
    font-size: 1.375rem;
  }

  > div > button {
    float: inline-end;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline: var(--space-2) -0.625rem;
  }
`
