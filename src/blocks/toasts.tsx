import { css } from '@linaria/core'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../i18n/language-provider.tsx'
import type { Language } from '../site/languages.ts'
import { notPrinted } from '../style/fragments.ts'
import { errorMark } from '../ui/error-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'

/** An error interrupts a screen reader, a success waits until it pauses. */
type ToastContent = {
  kind: 'success' | 'error'
  title: string
  description: string
  /** Set if it is not the visitor's, as on pages in another language. */
  language?: Language
}

type Toast = ToastContent & { id: number }

/** How long a toast stays; errors are longer to read. With the pointer or the focus in it, or unseen, as long again. */
const shownMs = { success: 6000, error: 12_000 } as const

const Context = createContext<((content: ToastContent) => void) | undefined>(undefined)

/**
 * The site's notifications, one at a time; it stays when the page changes. The two live regions exist before any text is
 * in them: some screen readers do not announce a region that appears together with its text.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { notifications } = useMessages()
  const [toast, setToast] = useState<Toast>()
  const show = useCallback((content: ToastContent) => {
    setToast((last) => ({ ...content, id: (last?.id ?? 0) + 1 }))
  }, [])
  const entry = toast && <Entry key={toast.id} toast={toast} onClose={() => setToast(undefined)} />

  return (
    <Context value={show}>
      {children}
      <section className={area} aria-label={notifications.label}>
        <div role="alert">{toast?.kind === 'error' && entry}</div>
        <div role="status">{toast?.kind === 'success' && entry}</div>
      </section>
    </Context>
  )
}

/** Returns the function that shows a toast. */
export function useToasts(): (content: ToastContent) => void {
  const show = useContext(Context)
  if (show === undefined) throw new Error('useToasts needs a ToastProvider above it')
  return show
}

function Entry({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { notifications } = useMessages()
  const element = useRef<HTMLDivElement>(null)
  const { kind, title, description } = toast

  const closeUnused = useEffectEvent(() => {
    if (!document.hidden && !element.current?.matches(':hover, :focus-within')) onClose()
  })
  useEffect(() => {
    const timer = window.setInterval(() => closeUnused(), shownMs[kind])
    return () => window.clearInterval(timer)
  }, [kind])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same.
    <div ref={element} className={entry} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
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
  padding: var(--space-1) var(--space-1) var(--space-2) var(--space-2);
  border: var(--rule);
  border-inline-start: 4px solid var(--ink);
  background: var(--paper);
  box-shadow: var(--shadow);
  font-size: var(--text-small);
  line-height: 1.45;

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

`

const heading = css`
  padding-block-start: 0.625rem;
  font-weight: var(--weight-strong);
`
