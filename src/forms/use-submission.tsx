import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../blocks/toasts.tsx'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { honeypotName, minElapsedMs, readFields } from '../site/contact-fields.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { storeDraft } from './drafts.ts'
import type { Submission } from './submit-form.ts'
import { removeTab } from './tab-storage.ts'

type Text = { title: string; description: string }

export type Outcome = Text & { isOk: boolean; at: Date; sent: Record<string, string> }

type Options = {
  /** The fields that are sent. */
  names: readonly string[]
  /** Gets besides these the language, and what tells people from programs and a second attempt from a second message. */
  send: (values: Record<string, unknown>) => Promise<Submission>
  done: Text
  failed: Text
  /** For the log. */
  failure: string
}

/**
 * Of what is sent next: a second attempt has the same key, so that it is no second message. A page without TLS, such as a
 * preview in one's own network, has no `randomUUID` and sends none.
 */
let idempotencyKey: string | undefined

/**
 * Sends a form, one submission at a time, and shows the outcome as a toast; `outcome` is for the form itself, since a
 * toast goes. `honeypot` belongs into the form: a field that only programs fill in. It is not in the pre-rendered page, so
 * that it is in no mail that a browser writes of a form.
 */
export function useSubmission({ names, send, done, failed, failure }: Options) {
  const language = useContentLanguage()
  const showToast = useToasts()
  const isHydrated = useHydrated()
  // A pre-rendered form was there before its script.
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0))
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = async (element: HTMLFormElement): Promise<void> => {
    // Another submit does nothing, even before the next render has disabled the button.
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    setOutcome(undefined)
    const data = new FormData(element)
    const sent = readFields(data, names)
    // Who lets the browser fill in a form and presses Enter is as fast as a program.
    const early = minElapsedMs - (performance.now() - shownAt)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const elapsed = Math.ceil(performance.now() - shownAt)
    idempotencyKey ??= crypto.randomUUID?.()
    const forPrograms = readFields(data, [honeypotName])
    const submission = await send({ ...sent, ...forPrograms, language, elapsed, idempotencyKey })
    const at = new Date()
    isRunning.current = false
    setSending(false)
    if (submission.ok) {
      idempotencyKey = undefined
      element.reset()
      removeTab(element.dataset.draft ?? '')
      setOutcome({ isOk: true, at, sent, ...done })
      return showToast({ kind: 'success', language, ...done })
    }
    // A password manager may have filled in what nobody sees: the second try is without it.
    const trap = element.elements.namedItem(honeypotName)
    if (trap instanceof HTMLInputElement) trap.value = ''
    storeDraft(element)
    console.error(failure, submission.cause)
    const text = { title: failed.title, description: submission.text || failed.description }
    setOutcome({ isOk: false, at, sent, ...text })
    showToast({ kind: 'error', language, ...text })
  }

  // A focused button that is disabled loses the focus, in some browsers only with the next key.
  useEffect(() => {
    if (!outcome || !document.activeElement?.matches('body, [type=submit], :disabled')) return
    const place = outcome.isOk ? '[data-outcome]' : '[type=submit]'
    form.current?.querySelector<HTMLElement>(place)?.focus()
  }, [outcome])

  const honeypot = isHydrated && (
    <input
      {...{ name: honeypotName, autoComplete: 'off', tabIndex: -1, inert: true, 'aria-hidden': true }}
      {...{ 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' }}
      className="sr-only"
    />
  )
  return { form, isHydrated, isSending, outcome, submit, honeypot }
}
