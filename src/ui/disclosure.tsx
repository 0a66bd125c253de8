import { css } from '@linaria/core'
import { type ReactNode, useId, useRef } from 'react'
import { needsScripts, notPrinted } from '../style/fragments.ts'

type Props = {
  /** The content of the button. */
  button: ReactNode
  /** The name of what is shown. */
  label: string
  /** List items with a link or a button each; `close` closes the list from inside. */
  children: (close: () => void) => ReactNode
}

/** A button that shows a list of links and buttons below it: the browser's popover, which closes when Tab leaves it. */
export function Disclosure({ button, label, children }: Props) {
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const close = () => list.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody acts on the frame itself.
    <div
      className={frame}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <button type="button" popoverTarget={id} className={opener}>
        {button}
      </button>
      <section ref={list} id={id} popover="auto" aria-label={label} className={entries}>
        <ul>{children(close)}</ul>
      </section>
    </div>
  )
}

const frame = css`
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
`

const entries = css`
  min-width: 13rem;
  padding: 0.25rem 0;
  border: 1px solid var(--line-strong);
  background: var(--paper);
  box-shadow: var(--shadow);

  /* Without it the list is in the middle of the window. */
  @supports (position-area: block-end) {
    inset: auto;
    margin: 0.25rem 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block;
  }

  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem var(--space-2);
    color: var(--ink);
  }

  /* Inside the list, which clips its content. */
  :focus-visible {
    outline-offset: -3px;
  }
`
