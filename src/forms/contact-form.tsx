import { section } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { Text } from '../ui/word-breaks.tsx'
import { FormRegion } from './form-region.tsx'
import { MailForm } from './mail-form.tsx'
import { MessageForm } from './message-form.tsx'
import { formAnchor } from './prefill.ts'

/** The full contact form. */
export function ContactForm() {
  const { contactForm: copy } = useContentMessages()
  return (
    <section className={section} id={formAnchor}>
      <div>
        <h2>{copy.heading}</h2>
        {import.meta.env.CONTACT === 'simulate' && <Text text={copy.demonstration} />}
      </div>
      <FormRegion>
        {import.meta.env.CONTACT === 'off' ? <MailForm variant="full" /> : <MessageForm variant="full" />}
      </FormRegion>
    </section>
  )
}
