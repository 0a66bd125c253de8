import { css } from '@linaria/core'
import { useId } from 'react'
import { callbackTimes } from '../blocks/callback-times.ts'
import { company } from '../company/company.ts'
import { weekOf } from '../company/week.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { fieldBox, needsScripts, notPrinted } from '../style/fragments.ts'
import { useMinute } from '../ui/use-minute.ts'

const week = weekOf(company.hours.contactPage)

type Props = {
  texts: ContactCopy['office']
  /** One of the options; empty without a callback. */
  chosen: string
  onChoose: (time: string) => void
}

/** Half-days for a callback. The chosen one becomes the subject of the form below, where it can be changed. */
export function CallbackChoice({ texts: { callback, weekdays }, chosen, onChoose }: Props) {
  const id = useId()
  const now = useMinute()
  const times = (now ? callbackTimes(now, week) : []).map(({ day, weekday, half }) =>
    callback.time(weekdays[weekday] ?? '', day, callback.halves[half]),
  )
  if (week.every((spans) => spans.length === 0)) return null
  return (
    <p className={row}>
      <label htmlFor={id}>{callback.label}</label>
      {/* Without a name: what is sent is the subject. */}
      <select
        id={id}
        autoComplete="off"
        value={chosen}
        onChange={({ currentTarget }) => {
          const subjectOf = (time: string) => (time === '' ? '' : callback.subject(time))
          writeSubject(currentTarget, subjectOf(currentTarget.value), subjectOf(chosen))
          onChoose(currentTarget.value)
        }}
      >
        <option value="">{callback.choose}</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </p>
  )
}

/** As if it were typed, so that it is kept like what a visitor types. Without a callback a subject of theirs stays. */
function writeSubject(select: HTMLSelectElement, subject: string, before: string): void {
  const field = select.closest('section')?.querySelector<HTMLInputElement>('[name=subject]')
  if (!field || (subject === '' && field.value !== before)) return
  field.value = subject
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem var(--space-2);
  align-items: center;

  label {
    font-weight: var(--weight-strong);
  }

  select {
    ${fieldBox}
    flex: 1 1 16rem;
    min-width: 0;
  }

  ${needsScripts}
  ${notPrinted}
`
