import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { Language } from '../languages.ts'

/** What a toast says. An error is announced at once, anything else when the visitor pauses. */
export type ToastContent = {
  kind: 'success' | 'error'
  title: string
  description: string
  /** Where it is not the visitor's own, as on pages that are in German only. */
  language?: Language
}

export type Toast = ToastContent & { id: number }

/** So many are shown at a time; the oldest makes room for the next. */
export const maximumToasts = 3

const ShowContext = createContext<((content: ToastContent) => void) | undefined>(undefined)
const ListContext = createContext<{ toasts: readonly Toast[]; close: (id: number) => void } | undefined>(
  undefined,
)

/** Holds the toasts of the whole site, so that one outlives the page that it came from. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)

  const show = useCallback((content: ToastContent) => {
    lastId.current += 1
    const toast = { ...content, id: lastId.current }
    setToasts((shown) => [...shown, toast].slice(-maximumToasts))
  }, [])
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )

  return (
    <ShowContext value={show}>
      <ListContext value={{ toasts, close }}>{children}</ListContext>
    </ShowContext>
  )
}

/** Shows a toast. */
export function useToast(): (content: ToastContent) => void {
  const show = useContext(ShowContext)
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it')
  return show
}

export function useToasts() {
  const list = useContext(ListContext)
  if (list === undefined) throw new Error('useToasts needs a ToastProvider above it')
  return list
}
