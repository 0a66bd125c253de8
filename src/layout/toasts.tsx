import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { Language } from '../languages.ts'

/** An error interrupts a screen reader, a success waits until it pauses. */
export type ToastContent = {
  kind: 'success' | 'error'
  title: string
  description: string
  /** Set if it is not the visitor's, as on pages in German only. */
  language?: Language
}

export type Toast = ToastContent & { id: number }

/** At most shown at a time; a new one replaces the oldest. */
export const maxToasts = 3

const ShowContext = createContext<((content: ToastContent) => void) | undefined>(undefined)
const ListContext = createContext<{ toasts: readonly Toast[]; close: (id: number) => void } | undefined>(
  undefined,
)

/** Provides the toasts of the whole site; a toast stays when its page changes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)

  const show = useCallback((content: ToastContent) => {
    lastId.current += 1
    const toast = { ...content, id: lastId.current }
    setToasts((shown) => [...shown, toast].slice(-maxToasts))
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
