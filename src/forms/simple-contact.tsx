import { section, sectionHeading } from '../blocks/section.tsx'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { DraftForm } from './draft-form.tsx'
import { type MessageFields, MessageForm } from './message-form.tsx'

/** In the order of the form (spec §3). */
const attributesOf: MessageFields = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  subject: {},
  message: { rows: 4 },
}

/** As in endpoints.ts, but the bundler only leaves out what a condition in the same file excludes. */
const sends =
  !import.meta.env.VITE_CONTACT &&
  !import.meta.env.VITE_CONTACT_ENDPOINT &&
  (import.meta.env.DEV || import.meta.env.VITE_FUNCTIONS_URL)

/** The simple contact form sends where server functions are configured; otherwise it has no submit action (spec §4). */
export function SimpleContact() {
  const { simpleContact: copy } = useContentMessages()
  return (
    <section className={section} data-after-call>
      <div className={sectionHeading}>
        <h2>{copy.heading}</h2>
        <p>
          {copy.intro} {!sends && copy.draft}
        </p>
      </div>
      {sends ? <MessageForm attributesOf={attributesOf} /> : <DraftForm attributesOf={attributesOf} />}
    </section>
  )
}
