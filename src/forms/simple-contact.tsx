import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { section, sectionHeading } from '../blocks/section.tsx'
import { company } from '../company.ts'
import { useContentMessages } from '../language/language-provider.tsx'
import { mailDraft } from '../layout/contact-links.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Field, fields } from '../ui/field.tsx'
import { readFields } from './submit-form.ts'

const names = ['name', 'email', 'phone', 'subject', 'message'] as const

/** The simple contact form: it has no submit action (spec §4), its link opens a mail draft. */
export function SimpleContact() {
  const { simpleContact: copy, fields: labels, footer } = useContentMessages()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => readFields(new FormData(), names))
  const read = () => setTyped(readFields(new FormData(form.current ?? undefined), names))

  // What was typed before hydration.
  useEffect(read, [])

  const { subject, message, ...sender } = typed
  const lines = Object.entries(sender).flatMap(([name, value]) =>
    value === '' ? [] : [`${labels[name as keyof typeof sender]}: ${value}`],
  )
  const body = [lines.join('\n'), message].filter((part) => part !== '').join('\n\n')
  const { href, isCut } = mailDraft(company.email.general, subject || footer.contactSubject, body)

  return (
    <section className={`${section} ${afterCall}`}>
      <div className={sectionHeading}>
        <h2>{copy.heading}</h2>
        <p>{copy.intro}</p>
      </div>
      {/* Enter sends nothing: there is no button, and more than one field. */}
      <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
        <div className={fields}>
          <Field name="name" label={labels.name} autoComplete="name" />
          <Field name="email" label={labels.email} type="email" autoComplete="email" />
          <Field name="phone" label={labels.phone} type="tel" autoComplete="tel" />
          <Field name="subject" label={labels.subject} />
          <Field name="message" label={labels.message} rows={4} />
        </div>
        <p className={end}>
          <a href={href} className={`${button} ${mainButton}`}>
            {copy.open}
          </a>
        </p>
        <p role="status" className={hint}>
          {isCut && copy.cut}
        </p>
      </form>
    </section>
  )
}

/* Below a dark call to action. Its class twice: wins over `section` in any order of the style sheets. */
const afterCall = css`
  && {
    padding-block-start: var(--space-5);
    border-block-start: 0;
  }
`

const end = css`
  margin-block: var(--space-3) 0;
`

const hint = css`
  max-width: 44rem;
  margin: 0;

  &:not(:empty) {
    margin-block-start: var(--space-2);
  }
`
