import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { company } from '../company/company.ts'
import { type FormVariant, fieldsOf } from '../contact-fields.ts'
import { functionAddress, sendsWithoutScript } from '../endpoints.ts'
import { fill } from '../i18n/fill.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink } from '../links/contact-links.ts'
import { fillEmpty, prefill as fillFields } from '../start/drafts.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Field, fields } from '../ui/field.tsx'
import { FormConsent } from './form-consent.tsx'
import { dateAndTime, formEnd, formNote, formProblem, Outcome } from './form-styles.tsx'
import { type Prefill, removeEnquiry } from './prefill.ts'
import { sendMessage, unsentMessages } from './send-message.ts'
import { type Choices, useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.tsx'

export type MessageProps = {
  variant: FormVariant
  /** For empty fields. */
  prefill?: Prefill
  /** The field for a callback. */
  callback?: ReactNode
  note?: string
  onSent?: () => void
}

/** It requires nothing of itself; where it sends, there has to be a message, and a way to reply. */
const neededInSimpleForm: Choices = [['message'], ['email', 'phone']]

/**
 * The fields of a contact form and its button. Without scripts, and where it cannot send itself, it opens a mail with
 * what was typed; the page's address never holds any of it.
 */
export function MessageForm({ variant, prefill, callback, note, onSent }: MessageProps) {
  const language = useContentLanguage()
  const { contactForm: copy, fields: labels, fieldProblems, locale } = useContentMessages()
  const { problems, check, recheck } = useFieldProblems(variant === 'simple' ? neededInSimpleForm : [])
  const contactFields = fieldsOf(variant)
  const [hasFailed, setFailed] = useState(false)
  const [wantsCall, setWantsCall] = useState(false)
  const { form, isHydrated, isSending, outcome, submit, honeypot } = useSubmission({
    names: contactFields.map(({ name }) => name),
    send: (values, meta) => sendMessage(variant, values, meta),
    done: copy.sent,
    failed: copy.failed,
    failure: 'The contact form was not sent:',
  })

  const finish = () => {
    setFailed(unsentMessages.has(variant))
    if (unsentMessages.has(variant)) return
    removeEnquiry()
    onSent?.()
  }

  // What could not be sent after the visitor had left the page.
  useEffect(() => {
    fillEmpty(form.current, unsentMessages.get(variant)?.values)
    if (prefill) fillFields(form.current, prefill)
    setFailed(unsentMessages.has(variant))
  }, [variant, form, prefill])

  const emptyTexts: Readonly<Record<string, string>> =
    variant === 'simple' ? { ...fieldProblems, email: copy.noReply } : fieldProblems
  const errorOf = (name: string) =>
    problems[name] === 'malformed' ? fieldProblems.malformedEmail : problems[name] && emptyTexts[name]

  return (
    <form
      ref={form}
      data-draft={`message-${variant}`}
      action={sendsWithoutScript ? functionAddress('send-contact-email') : mailLink(company.email.general)}
      method="post"
      encType={sendsWithoutScript ? undefined : 'text/plain'}
      noValidate={isHydrated}
      onInput={(event) => {
        recheck(event)
        setWantsCall(Boolean(new FormData(event.currentTarget).get('callback')))
      }}
      onReset={() => setWantsCall(false)}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        if (!isSending && check(currentTarget)) void submit(currentTarget).then(finish)
      }}
    >
      <div className={fields}>
        {contactFields.map((field) =>
          field.name === 'callback' ? (
            <Fragment key={field.name}>{callback}</Fragment>
          ) : (
            <Field
              key={field.name}
              label={labels[field.name]}
              {...field}
              required={field.required || (wantsCall && field.name === 'phone')}
              readOnly={isSending}
              error={errorOf(field.name)}
            />
          ),
        )}
      </div>
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
          {fill(copy.receipt, { when: dateAndTime(outcome.at, locale), address: company.email.general })}
          {outcome.sent.callback && (
            <>
              {' '}
              {labels.callback}: {outcome.sent.callback}, {outcome.sent.phone}.
            </>
          )}
          <q>{outcome.sent.message}</q>
        </Outcome>
      )}
      {hasFailed && !isSending && (
        <p className={formProblem}>
          {copy.failed.description} {copy.failed.kept}{' '}
          <a href={mailLink(company.email.general)}>{company.email.general}</a>.
        </p>
      )}
    </form>
  )
}
