import { css } from '@linaria/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

type Props = {
  /** The name of the dialog, as its heading. */
  title: string
  closeLabel: string
  onClose: () => void
  /** At the right edge, as high as the window, or in its middle. */
  place: 'side' | 'middle'
  children: ReactNode
}

/**
 * The browser's modal dialog: it traps the focus, closes with Escape, makes the page behind it inert and restores the
 * focus. It is open as long as it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, place, children }: Props) {
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
      data-place={place}
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
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }

  &[data-place='side'] {
    inset: 0 0 0 auto;
    width: min(22rem, 100% - 3rem);
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    border-inline-start: var(--rule);
    transition: translate var(--quick);

    @starting-style {
      translate: 100% 0;
    }
  }

  &[data-place='middle'] {
    width: min(36rem, 100% - 2 * var(--space-2));
    max-width: none;
    max-height: calc(100dvh - 2 * var(--space-2));
    border: var(--rule);
    border-block-start: 3px solid var(--accent);
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
