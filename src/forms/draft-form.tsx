import { Fragment, useEffect, useRef, useState } from 'react'
import { company } from '../company/company.ts'
import { fieldNames, fieldsOf, readFields } from '../contact-fields.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { prefill as fill, restoreDraft } from '../start/drafts.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Field, fields } from '../ui/field.tsx'
import { FormConsent } from './form-consent.tsx'
import { formEnd, formProblem } from './form-styles.tsx'
import { messageDraft } from './message-draft.ts'
import type { MessageProps } from './message-form.tsx'

/** The fields of a contact form, and a link that opens a mail draft of them. */
export function DraftForm({ variant, prefill, callback }: MessageProps) {
  const { simpleContact: copy, fields: labels, footer } = useContentMessages()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const read = () => setTyped(readFields(new FormData(form.current ?? undefined), fieldNames))

  // What was typed before hydration, and what is filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is another one in each render.
  useEffect(() => {
    restoreDraft(form.current)
    if (prefill) fill(form.current, prefill)
    read()
  }, [prefill])

  const { href, isCut } = messageDraft(company.email.general, typed, labels, footer.contactSubject)

  return (
    // Enter sends nothing: there is no button, and more than one field.
    <form
      ref={form}
      data-draft={`message-${variant}`}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={fields}>
        {fieldsOf(variant).map((field) =>
          field.name === 'callback' ? (
            <Fragment key={field.name}>{callback}</Fragment>
          ) : (
            <Field key={field.name} label={labels[field.name]} {...field} required={false} />
          ),
        )}
      </div>
      <FormConsent />
      <p className={formEnd}>
        <a href={href} className={`${button} ${mainButton}`}>
          {copy.open}
        </a>
      </p>
      <p role="status" className={formProblem}>
        {isCut && copy.cut}
      </p>
    </form>
  )
}
