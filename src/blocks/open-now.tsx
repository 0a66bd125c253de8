import { useMessages } from '../i18n/language-provider.tsx'
import { company } from '../site/company.ts'
import { fill } from '../site/fill.ts'
import { openingAt } from '../site/opening-hours.ts'
import { weekOf } from '../site/week.ts'
import { useMinute } from '../ui/use-minute.ts'

const phoneWeek = weekOf(company.hours.phone)

/** Whether somebody answers the phone now, and until when: `geschlossen, öffnet Mo 08:00`. Empty before hydration. */
export function OpenNow() {
  const { openNow } = useMessages()
  const now = useMinute()
  const opening = now && openingAt(now, phoneWeek)
  if (!opening) return null
  if (opening.isOpen) return <b>{fill(openNow.open, { time: opening.closes })}</b>
  const { day, time } = opening.opens
  const when = day === 'today' ? time : `${openNow.weekdays[day]} ${time}`
  return (
    <>
      <span>{openNow.closed}</span> {fill(openNow.opens, { when })}
    </>
  )
}
