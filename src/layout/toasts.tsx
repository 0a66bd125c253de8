import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { Language } from '../i18n/languages.ts'

/** An error interrupts a screen reader, a success waits until it pauses. */
export type ToastContent = {
  kind: 'success' | 'error'
  title: string
  description: string
  /** Set if it is not the visitor's, as on pages in another language. */
  language?: Language
}

export type Toast = ToastContent & { id: number }

/** At most shown at a time; a new one replaces the oldest. */
export const maxToasts = 3

type Toasts = { toasts: readonly Toast[]; show: (content: ToastContent) => void; close: (id: number) => void }

const Context = createContext<Toasts | undefined>(undefined)

/** Provides the toasts of the whole site; a toast stays when its page changes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const show = (content: ToastContent) => {
    lastId.current += 1
    const toast = { ...content, id: lastId.current }
    setToasts((shown) => [...shown, toast].slice(-maxToasts))
  }
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return <Context value={{ toasts, show, close }}>{children}</Context>
}

export function useToasts(): Toasts {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useToasts needs a ToastProvider above it')
  return context
}
