import { useEffect, useRef, useState } from 'react'

/**
 * Sends a form, one submission at a time: during a submission another submit does nothing, even before the next
 * render has disabled the button.
 */
export function useSubmission() {
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const hadFocus = useRef(false)
  const [isSending, setSending] = useState(false)

  const submit = async (send: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    hadFocus.current = form.current?.contains(document.activeElement) ?? false
    setSending(true)
    try {
      await send()
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }

  // A focused button that is disabled loses the focus, in some browsers only with the next key. It gets the focus
  // back, or the form does if the button stays disabled.
  useEffect(() => {
    if (isSending || !hadFocus.current) return
    hadFocus.current = false
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) return
    const button = form.current?.querySelector<HTMLElement>('button[type=submit]:enabled')
    ;(button ?? form.current)?.focus({ preventScroll: true })
  }, [isSending])

  return { form, isSending, submit }
}
