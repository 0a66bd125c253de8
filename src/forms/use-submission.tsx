import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../blocks/toasts.tsx'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { honeypotName, minElapsedMs, readFields } from '../site/contact-fields.ts'
import type { Language } from '../site/languages.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { removeDraft, restoreDraft } from './drafts.ts'
import { failureText, type Submission } from './submit-form.ts'

type Text = { title: string; description: string }

type Outcome<Name extends string> = Text & { isOk: boolean; at: Date; sent: Record<Name, string> }

/** What the server functions receive besides the visitor's words: they recognize programs by the last two. */
export type SubmissionMeta = { language: Language; elapsed: number } & Record<typeof honeypotName, string>

type Options<Name extends string> = {
  /** The fields that are sent. */
  names: readonly Name[]
  send: (values: Record<Name, string>, meta: SubmissionMeta) => Promise<Submission>
  done: Text
  failed: Text
  /** For the log. */
  failure: string
}

/**
 * Sends a form, one submission at a time, and shows the outcome as a toast; `outcome` is for the form itself, since a
 * toast goes. `honeypot` belongs into the form: a field that only
 * programs fill in. It is not in the pre-rendered page, so that it is in no mail that a browser writes of a form.
 */
export function useSubmission<Name extends string>({ names, send, done, failed, failure }: Options<Name>) {
  const language = useContentLanguage()
  const { tryAgain } = useContentMessages()
  const { show } = useToasts()
  const isHydrated = useHydrated()
  // A pre-rendered form was there before its script.
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0))
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const hadFocus = useRef(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Name>>()

  const submit = async (element: HTMLFormElement): Promise<void> => {
    // Another submit does nothing, even before the next render has disabled the button.
    if (isRunning.current) return
    isRunning.current = true
    hadFocus.current = element.contains(document.activeElement)
    setSending(true)
    setOutcome(undefined)
    const data = new FormData(element)
    // Who lets the browser fill in a form and presses Enter is as fast as a program.
    const early = minElapsedMs - (performance.now() - shownAt)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const elapsed = Math.ceil(performance.now() - shownAt)
    const meta = { ...readFields(data, [honeypotName]), language, elapsed }
    const sent = readFields(data, names)
    const submission = await send(sent, meta)
    const at = new Date()
    isRunning.current = false
    setSending(false)
    if (submission.ok) {
      element.reset()
      removeDraft(element.dataset.draft ?? '')
      setOutcome({ isOk: true, at, sent, ...done })
      return show({ kind: 'success', language, ...done })
    }
    // A password manager may have filled in what nobody sees: the second try is without it.
    const trap = element.elements.namedItem(honeypotName)
    if (trap instanceof HTMLInputElement && trap.value !== '') {
      trap.value = ''
      // It is in the draft, too.
      trap.dispatchEvent(new Event('input', { bubbles: true }))
    }
    console.error(failure, submission.reason.cause)
    const { title, description: fallback } = failed
    const description = failureText(submission.reason, { fallback, tryAgain, language })
    setOutcome({ isOk: false, at, sent, title, description })
    show({ kind: 'error', language, title, description })
  }

  useEffect(() => restoreDraft(form.current), [])

  // A focused button that is disabled loses the focus, in some browsers only with the next key. A success gets it, or
  // the button, or the form if that stays disabled.
  useEffect(() => {
    if (isSending || !hadFocus.current) return
    hadFocus.current = false
    if (!document.activeElement?.matches('body, [type=submit], :disabled')) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const place = find('[data-outcome=sent]') ?? find('[type=submit]:enabled') ?? form.current
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [isSending])

  const honeypot = isHydrated && (
    <input
      {...{ name: honeypotName, autoComplete: 'off', tabIndex: -1, inert: true, 'aria-hidden': true }}
      {...{ 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' }}
      className="sr-only"
    />
  )
  return { form, isHydrated, isSending, outcome, submit, honeypot }
}
