import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { section } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { Text, WordBreaks } from '../ui/word-breaks.tsx'
import { DraftForm } from './draft-form.tsx'
import { FormRegion } from './form-region.tsx'
import { MessageForm } from './message-form.tsx'
import { formAnchor, usePrefill } from './prefill.ts'

/** The full contact form, with its choice for a callback. */
export function ContactForm({ callback }: { callback: ReactNode }) {
  const { contactForm: copy } = useContentMessages()
  const prefill = usePrefill()
  return (
    <section className={section} id={formAnchor}>
      <div>
        {/* With a key, since React could not change a text that a translator has moved. */}
        <h2 key={prefill.subject} className={heading}>
          <WordBreaks text={prefill.subject ?? copy.heading} />
        </h2>
        {import.meta.env.CONTACT === 'simulate' && <Text text={copy.demonstration} />}
      </div>
      <FormRegion>
        {import.meta.env.CONTACT === 'off' ? (
          <DraftForm variant="full" prefill={prefill} callback={callback} />
        ) : (
          <MessageForm variant="full" prefill={prefill} callback={callback} note={copy.note} />
        )}
      </FormRegion>
    </section>
  )
}

/* On phones a subject may take two lines; the form below must not move when it comes. */
const heading = css`
  @media (width < 40rem) {
    min-height: 2lh;
  }
`
