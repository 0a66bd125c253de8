import { type RefObject, useEffect, useState } from 'react'
import { company } from '../company/company.ts'
import { functionAddress, messagesGoToFunctions, sendsWithoutScript } from '../endpoints.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import type { Language } from '../i18n/languages.ts'
import { mailLink } from '../links/contact-links.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Field, type FieldProps, fields } from '../ui/field.tsx'
import { formEnd, formNote, formProblem } from './form-styles.tsx'
import { sendMessage, unsentMessages } from './send-message.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSubmission } from './use-submission.tsx'

/** Each field of a contact form with its attributes, in the order of the form. */
export type MessageFields = Readonly<Record<string, Partial<FieldProps>>>

export type MessageProps = {
  attributesOf: MessageFields
  /** Fills in what is known already. */
  useFill?: (form: RefObject<HTMLFormElement | null>, language: Language) => void
  note?: string
}

/**
 * The fields of a contact form and its button. Without scripts, and where it cannot send itself, it opens a mail with
 * what was typed; the page's address never holds any of it.
 */
export function MessageForm({ attributesOf, useFill = fillNothing, note }: MessageProps) {
  const language = useContentLanguage()
  const { contactForm: copy, fields: labels, fieldProblems } = useContentMessages()
  const { problems, check, recheck } = useFieldProblems()
  const names = Object.keys(attributesOf)
  const id = names.join()
  const [hasFailed, setFailed] = useState(false)
  const { form, isHydrated, isSending, submit, honeypot } = useSubmission({
    names,
    send: (values, circumstances) => sendMessage(id, values, circumstances),
    done: copy.sent,
    failed: copy.failed,
    failure: 'The contact form was not sent:',
  })

  const showFailure = () => setFailed(unsentMessages.has(id))

  // What could not be sent after the visitor had left the page.
  useEffect(() => {
    for (const [name, value] of Object.entries(unsentMessages.get(id)?.values ?? {})) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement
      control.value ||= value
    }
    setFailed(unsentMessages.has(id))
  }, [id, form])
  useFill(form, language)

  const errorOf = (name: string) => {
    const problem = problems[name]
    if (problem === 'malformed') return fieldProblems.malformedEmail
    return problem && fieldProblems[name as keyof typeof fieldProblems]
  }

  return (
    <form
      ref={form}
      action={sendsWithoutScript ? functionAddress('send-contact-email') : mailLink(company.email.general)}
      method="post"
      encType={sendsWithoutScript ? undefined : 'text/plain'}
      noValidate={isHydrated}
      onInput={recheck}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        if (!isSending && check(currentTarget)) void submit(currentTarget).then(showFailure)
      }}
    >
      <div className={fields}>
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name as keyof typeof labels]}
            readOnly={isSending}
            error={errorOf(name)}
            {...attributesOf[name]}
          />
        ))}
      </div>
      {sendsWithoutScript && <input type="hidden" name="language" value={language} />}
      {messagesGoToFunctions && honeypot}
      {!sendsWithoutScript && (
        <noscript>
          <p className={formNote}>{copy.withoutScript}</p>
        </noscript>
      )}
      {note && <p className={formNote}>{note}</p>}
      <p className={formEnd}>
        <button type="submit" className={`${button} ${mainButton}`} disabled={isSending}>
          {isSending ? copy.sending : copy.submit}
        </button>
      </p>
      {hasFailed && !isSending && (
        <p className={formProblem}>
          {copy.failed.description} {copy.failed.kept}{' '}
          <a href={mailLink(company.email.general)}>{company.email.general}</a>.
        </p>
      )}
    </form>
  )
}

function fillNothing(): void {}
