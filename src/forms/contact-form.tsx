import { css } from '@linaria/core'
import { section } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { DraftForm } from './draft-form.tsx'
import { type MessageFields, MessageForm } from './message-form.tsx'
import { usePrefill, useSubject } from './prefill.ts'

/** In the order of the form (spec §3). */
const attributesOf: MessageFields = {
  firstName: { required: true, autoComplete: 'given-name' },
  lastName: { required: true, autoComplete: 'family-name' },
  company: { required: true, autoComplete: 'organization' },
  email: { required: true, autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  subject: {},
  message: { required: true, rows: 5 },
}

/** The full contact form. */
export function ContactForm() {
  const { contactForm: copy } = useContentMessages()
  const subject = useSubject()
  return (
    <section className={section}>
      <h2 className={heading}>
        <WordBreaks text={subject ?? copy.heading} />
      </h2>
      {import.meta.env.VITE_CONTACT === 'off' ? (
        <DraftForm attributesOf={attributesOf} useFill={usePrefill} />
      ) : (
        <MessageForm attributesOf={attributesOf} useFill={usePrefill} note={copy.note} />
      )}
    </section>
  )
}

/* On phones a subject may take two lines; the form below must not move when it comes. */
const heading = css`
  @media (width < 40rem) {
    min-height: 2lh;
  }
`
