import { css } from '@linaria/core'
import { type ReactNode, useState } from 'react'
import { section } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import type { PageName } from '../pages.ts'
import { Text, WordBreaks } from '../ui/word-breaks.tsx'
import { DraftForm } from './draft-form.tsx'
import { FormRegion } from './form-region.tsx'
import { MessageForm } from './message-form.tsx'
import { formAnchor, usePrefill } from './prefill.ts'

type Props = {
  /** Its choice for a callback. */
  callback?: ReactNode
  /** Shown beside the form while an enquiry about one of these pages waits in it. */
  attachments?: Partial<Record<PageName, ReactNode>>
}

/** The full contact form. */
export function ContactForm({ callback, attachments = {} }: Props) {
  const { contactForm: copy } = useContentMessages()
  const { prefill, enquiry } = usePrefill()
  const [isSent, setSent] = useState(false)
  return (
    <section className={section} id={formAnchor}>
      <div>
        {/* With a key, since React could not change a text that a translator has moved. */}
        <h2 key={prefill.subject} className={heading}>
          <WordBreaks text={prefill.subject ?? copy.heading} />
        </h2>
        {import.meta.env.CONTACT === 'simulate' && <Text text={copy.demonstration} />}
        {enquiry && !isSent && attachments[enquiry]}
      </div>
      <FormRegion>
        {import.meta.env.CONTACT === 'off' ? (
          <DraftForm variant="full" prefill={prefill} callback={callback} />
        ) : (
          <MessageForm
            variant="full"
            prefill={prefill}
            callback={callback}
            note={copy.note}
            onSent={() => setSent(true)}
          />
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
