import { useEffect, useRef, useState } from 'react'

/**
 * Sends a form, one submission at a time: while one is under way another submit does nothing, even before
 * the next render has disabled the button.
 */
export function useSubmission() {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const hadFocus = useRef(false)
  const [isSending, setSending] = useState(false)

  const submit = async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    hadFocus.current = form.current?.contains(document.activeElement) ?? false
    setSending(true)
    try {
      await send()
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  // A button that is disabled while it has the focus loses it, at once or with the next key, as browsers
  // differ. It gets it back; if it stays disabled, the form takes it.
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
