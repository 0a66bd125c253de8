import { section, sectionHeading } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { DraftForm } from './draft-form.tsx'
import { FormRegion } from './form-region.tsx'
import { MessageForm } from './message-form.tsx'

/** The simple contact form sends where server functions are configured; otherwise it has no submit action (spec §4). */
export function SimpleContact() {
  const { simpleContact: copy } = useContentMessages()
  const sends = import.meta.env.CONTACT === 'functions'
  return (
    <section className={section} data-after-call>
      <div className={sectionHeading}>
        <h2>{copy.heading}</h2>
        <p>
          {copy.intro} {!sends && copy.draft}
        </p>
      </div>
      <FormRegion>{sends ? <MessageForm variant="simple" /> : <DraftForm variant="simple" />}</FormRegion>
    </section>
  )
}
