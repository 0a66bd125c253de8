import { css } from '@linaria/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { section, sectionHeading } from '../blocks/section.tsx'
import { useToasts } from '../blocks/toasts.tsx'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { contactFields } from '../site/contact-fields.ts'
import { newsletterIsOff } from '../site/endpoints.ts'
import { notPrinted, tickLabel } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'
import { errorAttributes, Field, FieldError, fields } from '../ui/field.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { restoreDraft } from './drafts.ts'
import { formNote, OutcomeText, PolicyLink } from './form-parts.tsx'
import { FormRegion } from './form-region.tsx'
import { submitForm } from './submit-form.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.tsx'

/** The sign-up for the newsletter, as the end of a page or as one of its sections. */
export function NewsletterForm({ variant }: { variant: 'closing' | 'inline' }) {
  const { newsletter: copy } = useContentMessages()
  return (
    <section className={`${section} ${newsletter}`} data-closing={variant === 'closing' || undefined}>
      <div className={sectionHeading}>
        <h2>{copy.heading}</h2>
        <p>{copy.intro}</p>
      </div>
      <FormRegion>{newsletterIsOff ? <SignUpByMail /> : <SignUpForm />}</FormRegion>
    </section>
  )
}

function SignUpByMail() {
  const { newsletter: copy } = useContentMessages()
  return (
    <p>
      {`${copy.byMail} `}
      <a href={mailLink(company.email.general, copy.mailSubject)}>{company.email.general}</a>.
    </p>
  )
}

/** Its button is disabled in the pre-rendered page: without scripts the form cannot be sent. */
function SignUpForm() {
  const language = useContentLanguage()
  const { newsletter: copy, fields: labels, fieldProblems } = useContentMessages()
  const showToast = useToasts()
  const { errorOf, check, recheck } = useFieldProblems({
    ...fieldProblems,
    consent: copy.withoutConsent.description,
  })
  const { form, isSending, outcome, submit, honeypot } = useSubmission({
    names: ['email', 'firstName'],
    send: (values) => submitForm('send-newsletter-email', values),
    ...copy,
    failure: 'The sign-up for the newsletter failed:',
  })
  const consent = useRef<HTMLInputElement>(null)
  const [hasConsent, setConsent] = useState(false)
  const errorId = useId()
  const consentError = errorOf('consent')

  // Read at every input: React (19.3) does not notice that a form's reset unticks a box, and then calls no
  // `onChange` for the next tick.
  const readConsent = () => setConsent(consent.current?.checked ?? false)

  // It may have been ticked before hydration.
  useEffect(() => {
    restoreDraft(form.current)
    setConsent(consent.current?.checked ?? false)
  }, [form])

  const send = (element: HTMLFormElement) => {
    if (!hasConsent) showToast({ kind: 'error', language, ...copy.withoutConsent })
    if (!isSending && check(element)) void submit(element).then(readConsent)
  }

  // With a disabled button Enter does not submit, and the visitor would not learn why.
  const explainEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || hasConsent || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    send(event.currentTarget)
  }

  return (
    <form
      ref={form}
      data-draft="newsletter"
      className={signUp}
      noValidate
      aria-label={copy.heading}
      onInput={(event) => {
        recheck(event.currentTarget)
        readConsent()
      }}
      onKeyDown={explainEnter}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <div className={fields}>
        <Field
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          maxLength={contactFields.email.maxLength}
          required
          readOnly={isSending}
          error={errorOf('email')}
        />
        <Field
          name="firstName"
          label={copy.firstName}
          autoComplete="given-name"
          maxLength={contactFields.firstName.maxLength}
          readOnly={isSending}
        />
      </div>
      <label>
        <input
          ref={consent}
          type="checkbox"
          name="consent"
          required
          // Without it some browsers call it invalid before anybody has touched it.
          aria-invalid={false}
          {...errorAttributes(errorId, consentError)}
        />
        <span>
          <WordBreaks text={copy.consent.before} />
          <PolicyLink />
          {`${copy.consent.after} `}
          <span aria-hidden="true">*</span>
        </span>
      </label>
      <FieldError id={errorId} error={consentError} />
      <p>
        <button type="submit" className={`${button} ${mainButton}`} disabled={isSending || !hasConsent}>
          {isSending ? copy.sending : copy.submit}
        </button>
      </p>
      <p className={formNote}>{copy.note}</p>
      {outcome && <OutcomeText outcome={outcome} />}
      {honeypot}
      <noscript>
        <SignUpByMail />
      </noscript>
    </form>
  )
}

const newsletter = css`
  &[data-closing] {
    padding-block: var(--space-5);
  }

  ${notPrinted}
`

const signUp = css`
  > label {
    ${tickLabel}
    max-width: 44rem;
    margin-block: var(--space-2);
    font-size: var(--text-small);
  }
`
