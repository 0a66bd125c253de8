import { css } from '@linaria/core'
import { useState } from 'react'
import { section } from '../blocks/section.tsx'
import { company } from '../company.ts'
import { useContentLanguage, useContentMessages } from '../language/language-provider.tsx'
import { mailLink } from '../layout/contact-links.ts'
import { useToast } from '../layout/toasts.tsx'
import { button, mainButton } from '../ui/button.tsx'
import { Field, fields } from '../ui/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { usePrefill } from './prefill.ts'
import { failureText, readFields, type Submission, submitJson } from './submit-form.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.ts'

/** Where the form is sent; without it, the form only pretends to send (spec §7). */
const contactEndpoint: string | undefined = import.meta.env.VITE_CONTACT_ENDPOINT || undefined

type FieldName = keyof typeof attributesOf

/** In the order of the form (spec §3). */
const attributesOf = {
  firstName: { required: true, autoComplete: 'given-name' },
  lastName: { required: true, autoComplete: 'family-name' },
  company: { required: true, autoComplete: 'organization' },
  email: { required: true, autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  subject: {},
  message: { required: true, rows: 5 },
} as const

const names = Object.keys(attributesOf) as FieldName[]

/** The full contact form. Without scripts it opens a mail with what was typed; the page's address never holds any of it. */
export function ContactForm() {
  const isHydrated = useHydrated()
  const language = useContentLanguage()
  const { contactForm: copy, fields: labels, fieldProblems, tryAgain } = useContentMessages()
  const show = useToast()
  const { problems, check, recheck } = useFieldProblems()
  const { form, isSending, submit } = useSubmission()
  const [hasFailed, setFailed] = useState(false)
  usePrefill(form, language)

  const errorOf = (name: FieldName) => {
    const problem = problems[name]
    if (problem === 'malformed') return fieldProblems.malformedEmail
    return problem && name in fieldProblems ? fieldProblems[name as keyof typeof fieldProblems] : undefined
  }

  const send = async (element: HTMLFormElement) => {
    setFailed(false)
    const values = readFields(new FormData(element), names)
    const submission = await (contactEndpoint ? submitJson(contactEndpoint, values) : pretendToSend())
    if (submission.ok) {
      element.reset()
      show({ kind: 'success', language, ...copy.sent })
    } else {
      console.error('The contact form was not sent:', submission.reason.cause)
      setFailed(true)
      const { title, description: fallback } = copy.failed
      const description = failureText(submission.reason, { fallback, tryAgain, language })
      show({ kind: 'error', language, title, description })
    }
  }

  return (
    <section className={section}>
      <h2>{copy.heading}</h2>
      <form
        ref={form}
        action={mailLink(company.email.general)}
        method="post"
        encType="text/plain"
        noValidate={isHydrated}
        onInput={recheck}
        onSubmit={(event) => {
          event.preventDefault()
          const { currentTarget } = event
          if (!isSending && check(currentTarget)) void submit(() => send(currentTarget))
        }}
      >
        <div className={fields}>
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name]}
              readOnly={isSending}
              error={errorOf(name)}
              {...attributesOf[name]}
            />
          ))}
        </div>
        <p className={note}>{copy.note}</p>
        <p className={end}>
          <button type="submit" className={`${button} ${mainButton}`} disabled={isSending}>
            {isSending ? copy.sending : copy.submit}
          </button>
        </p>
        {hasFailed && (
          <p className={failure}>
            {copy.failed.description} {copy.failed.kept}{' '}
            <a href={mailLink(company.email.general)}>{company.email.general}</a>.
          </p>
        )}
      </form>
    </section>
  )
}

/** A simulated submission takes a second (spec §4). */
const simulatedSendMs = 1000

/** Used while no endpoint is configured (spec §4 and §7). */
function pretendToSend(): Promise<Submission> {
  return new Promise((resolve) => setTimeout(resolve, simulatedSendMs, { ok: true }))
}

const note = css`
  margin-block: var(--space-2);
  max-width: 44rem;
  color: var(--ink-soft);
  font-size: var(--text-small);
`

const end = css`
  margin: 0;
`

const failure = css`
  max-width: 44rem;
  margin-block: var(--space-2) 0;
  padding-inline-start: var(--space-2);
  border-inline-start: 4px solid var(--accent);
`
