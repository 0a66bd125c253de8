import { useId } from 'react'
import type { ContactCopy } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { control, fieldFrame } from '../ui/field.tsx'

/** When to call back: in the morning or in the afternoon. */
export function CallbackChoice({ texts: { none, halves } }: { texts: ContactCopy['office']['callback'] }) {
  const id = useId()
  const { fields } = useContentMessages()
  return (
    <div className={fieldFrame} data-wide>
      <label htmlFor={id}>{fields.callback}</label>
      <select id={id} name="callback" autoComplete="off" className={control}>
        <option value="">{none}</option>
        {/* With keys that no language changes, so that what is chosen stays. */}
        {Object.entries(halves).map(([name, half]) => (
          <option key={name}>{half}</option>
        ))}
      </select>
    </div>
  )
}
