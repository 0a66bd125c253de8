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
 * The browser's modal dialog: it traps the focus, closes with Escape, makes the page behind it inert and restores the
 * focus. It is open as long as it is rendered.
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
        <div>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon path={iconPaths.close} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

const box = css`
  width: min(36rem, 100% - 2 * var(--space-2));
  max-width: none;
  max-height: calc(100dvh - 2 * var(--space-2));
  padding: 0;
  border: var(--rule);
  border-block-start: 3px solid var(--accent);
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

  > div > :first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    margin-block-end: var(--space-2);

    > h2 {
      margin: 0;
      font-size: 1.375rem;
    }

    > button {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      margin-inline-end: -0.625rem;
    }
  }
`
