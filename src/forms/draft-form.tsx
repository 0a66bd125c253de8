import { useEffect, useRef, useState } from 'react'
import { company } from '../company/company.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { button, mainButton } from '../ui/button.tsx'
import { Field, fields } from '../ui/field.tsx'
import { formEnd, formProblem } from './form-styles.tsx'
import { messageDraft } from './message-draft.ts'
import type { MessageProps } from './message-form.tsx'
import { readFields } from './submit-form.ts'

/** The fields of a contact form, and a link that opens a mail draft of them. */
export function DraftForm({
  attributesOf,
  useFill = fillNothing,
}: Pick<MessageProps, 'attributesOf' | 'useFill'>) {
  const { simpleContact: copy, fields: labels, footer } = useContentMessages()
  const names = Object.keys(attributesOf)
  const form = useRef<HTMLFormElement>(null)
  useFill(form, useContentLanguage())
  const [typed, setTyped] = useState<Record<string, string>>({})
  const read = () => setTyped(readFields(new FormData(form.current ?? undefined), names))

  // What was typed before hydration, and what was filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once.
  useEffect(read, [])

  const { href, isCut } = messageDraft(company.email.general, typed, labels, footer.contactSubject)

  return (
    // Enter sends nothing: there is no button, and more than one field.
    <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
      <div className={fields}>
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name as keyof typeof labels]}
            {...attributesOf[name]}
            required={false}
          />
        ))}
      </div>
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

function fillNothing(): void {}
