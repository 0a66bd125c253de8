import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { mailDraft } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { type FormVariant, fieldNames, readFields } from '../site/contact-fields.ts'
import { button, mainButton } from '../ui/button.tsx'
import { ContactFields, FormConsent, formProblem } from './form-parts.tsx'
import { usePrefill } from './prefill.ts'

/** The fields of a contact form, none of them required, and a link that opens a mail draft of them. */
export function MailForm({ variant }: { variant: FormVariant }) {
  const { simpleContact: copy, fields: labels, footer, contactForm } = useContentMessages()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const read = () => setTyped(readFields(new FormData(form.current ?? undefined), fieldNames))
  const { search } = useLocation()
  usePrefill(form, variant)
  // What was typed before hydration, and what is filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address fills in.
  useEffect(read, [search])

  const { callback = '' } = typed
  const shown = { ...typed, ...(callback && { callback: contactForm.callback[callback as 'morning'] }) }
  const { href, isCut } = messageDraft(company.email.general, shown, labels, footer.contactSubject)

  return (
    // Enter sends nothing: there is no button, and more than one field.
    <form
      ref={form}
      data-draft={`message-${variant}`}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <ContactFields variant={variant} />
      <FormConsent />
      <p>
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

/** A mail draft with what was typed into a contact form: who writes, then the message. */
export function messageDraft(
  address: string,
  { subject = '', message = '', ...sender }: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  fallbackSubject: string,
) {
  const typed = Object.entries(sender).filter(([, value]) => value !== '')
  const lines = typed.map(([name, value]) => `${labels[name]}: ${value}`).join('\n')
  const body = [lines, message].filter((part) => part !== '').join('\n\n')
  return mailDraft(address, subject || fallbackSubject, body)
}
