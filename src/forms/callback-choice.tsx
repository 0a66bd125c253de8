import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type CallbackTime, callbackTimes, halves } from '../company/callback-times.ts'
import { company } from '../company/company.ts'
import { weekOf } from '../company/week.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { fill } from '../i18n/fill.ts'
import { longDay } from '../i18n/format.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { restoreDraft } from '../start/drafts.ts'
import { control, fieldFrame } from '../ui/field.tsx'
import { useMinute } from '../ui/use-minute.ts'

const week = weekOf(company.hours.phone)

/** When to call back: on one of the next half-days, which a browser adds, or on any morning or afternoon. */
export function CallbackChoice({ texts: { callback, reach } }: { texts: ContactCopy['office'] }) {
  const id = useId()
  const { fields } = useContentMessages()
  const language = useContentLanguage()
  const select = useRef<HTMLSelectElement>(null)
  const now = useMinute()
  const [times, setTimes] = useState<CallbackTime[]>()

  // What was chosen stays, also when its time is over.
  useEffect(() => {
    if (now && !select.current?.value) setTimes(callbackTimes(now, week))
  }, [now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other options, or in another language.
  useLayoutEffect(() => {
    if (times && select.current) restoreChoice(select.current)
  }, [times, callback])

  return (
    <div className={fieldFrame} data-wide>
      <label htmlFor={id}>{fields.callback}</label>
      <select ref={select} id={id} name="callback" autoComplete="off" className={control}>
        <option value="">{callback.none}</option>
        {times?.map(({ day, weekday, half }) => (
          <option key={day + half}>
            {fill(callback.times[half], {
              weekday: reach.weekdays[weekday] ?? '',
              day: longDay(day, language),
            })}
          </option>
        ))}
        {halves.map((half) => (
          <option key={half}>{callback.halves[half]}</option>
        ))}
      </select>
    </div>
  )
}

/** Chooses what the draft has, if it is still offered, and lets the form know. */
function restoreChoice(select: HTMLSelectElement): void {
  restoreDraft(select.form)
  if (select.selectedIndex === -1) select.value = ''
  else if (select.value) select.dispatchEvent(new Event('input', { bubbles: true }))
}
