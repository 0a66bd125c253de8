import { css } from '@linaria/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../i18n/language-provider.tsx'
import { notPrinted } from '../style/fragments.ts'
import { errorMark } from '../ui/error-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { type Toast, useToasts } from './toasts.tsx'

/** How long a toast stays without pointer or focus in it; errors are longer to read. */
const shownMs = { success: 6000, error: 12_000 } as const

/**
 * The site's notifications. The two live regions exist before any text is in them: some screen readers do not announce
 * a region that appears together with its text.
 */
export function ToastArea() {
  const { toasts, close } = useToasts()
  const { notifications } = useMessages()
  const entries = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Entry key={toast.id} toast={toast} onClose={() => close(toast.id)} />)

  return (
    <section className={area} aria-label={notifications.label}>
      <div role="alert" aria-atomic="false">
        {entries('error')}
      </div>
      <div role="status" aria-atomic="false">
        {entries('success')}
      </div>
    </section>
  )
}

function Entry({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { notifications } = useMessages()
  const [isHeld, setHeld] = useState({ pointer: false, focus: false })
  const { kind, title, description } = toast
  const isRunning = !isHeld.pointer && !isHeld.focus

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isRunning) return
    let timer: number | undefined
    // Browsers draw no frame of a hidden tab: the time starts when the toast can be seen.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => close(), shownMs[kind])
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [isRunning, kind])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the timer.
    <div
      className={entry}
      data-kind={kind}
      onPointerEnter={() => setHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, pointer: false }))}
      onFocus={() => setHeld((held) => ({ ...held, focus: true }))}
      onBlur={() => setHeld((held) => ({ ...held, focus: false }))}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div lang={toast.language}>
        <p className={kind === 'error' ? `${heading} ${errorMark}` : heading}>{title}</p>
        <p>{description}</p>
      </div>
      <button type="button" aria-label={notifications.close} onClick={onClose}>
        <Icon path={iconPaths.close} size={20} />
      </button>
    </div>
  )
}

const area = css`
  position: fixed;
  inset: calc(var(--header) + var(--space-1)) var(--space-2) auto auto;
  z-index: 4;
  width: min(24rem, 100% - 2 * var(--space-2));

  ${notPrinted}
`

const entry = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1);
  margin-block-end: var(--space-1);
  padding: var(--space-1) var(--space-1) var(--space-2) var(--space-2);
  border: var(--rule);
  border-inline-start: 4px solid var(--ink);
  background: var(--paper);
  box-shadow: var(--shadow);
  font-size: var(--text-small);
  line-height: 1.45;

  &[data-kind='error'] {
    border-inline-start-width: 8px;
  }

  p {
    max-height: 12em;
    margin: 0;
    overflow: auto;
    overflow-wrap: anywhere;
  }

  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }

  @starting-style {
    opacity: 0;
  }

  transition: opacity var(--quick);
`

const heading = css`
  padding-block-start: 0.625rem;
  font-weight: var(--weight-strong);
`
