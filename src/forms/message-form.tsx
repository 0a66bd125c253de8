import { type ReactNode, useEffect, useState } from 'react'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { type FormVariant, fieldsOf } from '../site/contact-fields.ts'
import { functionAddress, sendsWithoutScript } from '../site/endpoints.ts'
import { fill } from '../site/fill.ts'
import { button, mainButton } from '../ui/button.tsx'
import { fillEmpty, prefill as fillFields } from './drafts.ts'
import { CallUs, ContactFields, FormConsent, formEnd, formNote, formProblem, Outcome } from './form-parts.tsx'
import { type Prefill, removeEnquiry } from './prefill.ts'
import { sendMessage, unsentMessages } from './send-message.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.tsx'

export type MessageProps = {
  variant: FormVariant
  /** For empty fields. */
  prefill?: Prefill
  /** The field for a callback. */
  callback?: ReactNode
  note?: string
}

/**
 * The fields of a contact form and its button. Without scripts, and where it cannot send itself, it opens a mail with
 * what was typed; the page's address never holds any of it. The simple form requires nothing of itself; where it sends,
 * there has to be a message, and a way to reply.
 */
export function MessageForm({ variant, prefill, callback, note }: MessageProps) {
  const language = useContentLanguage()
  const { contactForm: copy, fields: labels, fieldProblems, locale } = useContentMessages()
  const { general } = company.email
  const isSimple = variant === 'simple'
  const emptyTexts = isSimple ? { ...fieldProblems, email: copy.noReply } : fieldProblems
  const { errors, check, recheck } = useFieldProblems(
    emptyTexts,
    isSimple ? [['message'], ['email', 'phone']] : [],
  )
  const [hasFailed, setFailed] = useState(false)
  const [wantsCall, setWantsCall] = useState(false)
  const { form, isHydrated, isSending, outcome, submit, honeypot } = useSubmission({
    names: fieldsOf(variant).map(({ name }) => name),
    send: (values, meta) => sendMessage(variant, values, meta),
    done: copy.sent,
    failed: copy.failed,
    failure: 'The contact form was not sent:',
  })

  const finish = () => {
    setFailed(unsentMessages.has(variant))
    if (!unsentMessages.has(variant)) removeEnquiry()
  }

  // What could not be sent after the visitor had left the page.
  useEffect(() => {
    fillEmpty(form.current, unsentMessages.get(variant)?.values)
    if (prefill) fillFields(form.current, prefill)
    setFailed(unsentMessages.has(variant))
  }, [variant, form, prefill])

  return (
    <form
      ref={form}
      data-draft={`message-${variant}`}
      action={sendsWithoutScript ? functionAddress('send-contact-email') : mailLink(general)}
      method="post"
      encType={sendsWithoutScript ? undefined : 'text/plain'}
      noValidate={isHydrated}
      onInput={({ currentTarget }) => {
        recheck(currentTarget)
        setWantsCall(Boolean(new FormData(currentTarget).get('callback')))
      }}
      onReset={() => setWantsCall(false)}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        if (!isSending && check(currentTarget)) void submit(currentTarget).then(finish)
      }}
    >
      <ContactFields
        variant={variant}
        callback={callback}
        stateOf={(name, isRequired) => ({
          required: isRequired || (wantsCall && name === 'phone'),
          readOnly: isSending,
          error: errors[name],
        })}
      />
      {sendsWithoutScript && <input type="hidden" name="language" value={language} />}
      {import.meta.env.CONTACT === 'functions' && honeypot}
      {!sendsWithoutScript && (
        <noscript>
          <p className={formNote}>{copy.withoutScript}</p>
        </noscript>
      )}
      {note && <p className={formNote}>{note}</p>}
      <FormConsent />
      <p className={formEnd}>
        <button type="submit" className={`${button} ${mainButton}`} disabled={isSending}>
          {isSending ? copy.sending : copy.submit}
        </button>
      </p>
      {outcome?.isOk && (
        <Outcome {...outcome}>
          <br />
          {fill(copy.receipt, { when: dateAndTime(outcome.at, locale), address: general })}
          {outcome.sent.callback && ` ${labels.callback}: ${outcome.sent.callback}, ${outcome.sent.phone}.`}
          <q>{outcome.sent.message}</q>
        </Outcome>
      )}
      {hasFailed && !isSending && (
        <p className={formProblem}>
          {copy.failed.description}
          <CallUs />
        </p>
      )}
    </form>
  )
}

/** `26. November 2026 um 03:49`, at the visitor. */
function dateAndTime(moment: Date, locale: string): string {
  return moment.toLocaleString(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short' })
}
