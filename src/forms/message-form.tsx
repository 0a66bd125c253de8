import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { type FormVariant, fieldsOf } from '../site/contact-fields.ts'
import { functionAddress, sendsWithoutScript } from '../site/endpoints.ts'
import { fill } from '../site/fill.ts'
import { button, mainButton } from '../ui/button.tsx'
import { ContactFields, FormConsent, formNote, OutcomeText } from './form-parts.tsx'
import { removeEnquiry, usePrefill } from './prefill.ts'
import { type Submission, submitForm } from './submit-form.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.tsx'

/**
 * The fields of a contact form and its button. Without scripts, and where it cannot send itself, it opens a mail with
 * what was typed; the page's address never holds any of it. The simple form requires nothing of itself; where it sends,
 * there has to be a message, and a way to reply. Who wants to be called back leaves a number.
 */
export function MessageForm({ variant }: { variant: FormVariant }) {
  const language = useContentLanguage()
  const { contactForm: copy, fields: labels, fieldProblems, locale } = useContentMessages()
  const { general } = company.email
  const isSimple = variant === 'simple'
  const emptyTexts = isSimple ? { ...fieldProblems, email: copy.noReply } : fieldProblems
  const { errorOf, check, recheck } = useFieldProblems(emptyTexts, (data) =>
    isSimple ? ['message', !String(data.get('phone')).trim() && 'email'] : [data.get('callback') && 'phone'],
  )
  const { form, isHydrated, isSending, outcome, submit, honeypot } = useSubmission({
    names: fieldsOf(variant).map(({ name }) => name),
    send: (values) =>
      import.meta.env.CONTACT === 'functions' ? submitForm('send-contact-email', values) : pretendToSend(),
    done: copy.sent,
    failed: copy.failed,
    failure: 'The contact form was not sent:',
  })
  usePrefill(form, variant)
  const { callback = '' } = outcome?.sent ?? {}

  return (
    <form
      ref={form}
      data-draft={`message-${variant}`}
      action={sendsWithoutScript ? functionAddress('send-contact-email') : mailLink(general)}
      method="post"
      encType={sendsWithoutScript ? undefined : 'text/plain'}
      noValidate={isHydrated}
      onInput={({ currentTarget }) => recheck(currentTarget)}
      // After it was sent.
      onReset={removeEnquiry}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        if (!isSending && check(currentTarget)) void submit(currentTarget)
      }}
    >
      <ContactFields variant={variant} errorOf={errorOf} isSending={isSending} />
      {import.meta.env.CONTACT === 'functions' && honeypot}
      <noscript>
        {sendsWithoutScript ? (
          <input type="hidden" name="language" value={language} />
        ) : (
          <p className={formNote}>{copy.withoutScript}</p>
        )}
      </noscript>
      {!isSimple && <p className={formNote}>{copy.note}</p>}
      <FormConsent />
      <p>
        <button type="submit" className={`${button} ${mainButton}`} disabled={isSending}>
          {isSending ? copy.sending : copy.submit}
        </button>
      </p>
      {outcome && (
        <OutcomeText outcome={outcome}>
          {fill(copy.receipt, { when: dateAndTime(outcome.at, locale), address: general })}
          {callback && ` ${labels.callback}: ${copy.callback[callback as 'morning']}, ${outcome.sent.phone}.`}
          <q>{outcome.sent.message}</q>
        </OutcomeText>
      )}
    </form>
  )
}

/** A simulated submission takes a second; used while no endpoint is configured (spec §4 and §7). */
function pretendToSend(): Promise<Submission> {
  return new Promise((resolve) => setTimeout(resolve, 1000, { ok: true }))
}

/** `26. November 2026 um 03:49`, at the visitor. */
function dateAndTime(moment: Date, locale: string): string {
  return moment.toLocaleString(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short' })
}
