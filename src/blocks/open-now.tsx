import { css } from '@linaria/core'
import type { Link } from '../content/page-copy.ts'
import { useMessages } from '../i18n/language-provider.tsx'
import { TextLink } from '../navigation/text-link.tsx'
import { company } from '../site/company.ts'
import { fill } from '../site/fill.ts'
import { openingAt } from '../site/opening-hours.ts'
import { useMinute } from '../ui/use-minute.ts'

/** Whether somebody answers the phone now, and until when: `geschlossen, öffnet Mo 08:00`. Empty before hydration. */
export function OpenNow() {
  const { openNow } = useMessages()
  const now = useMinute()
  if (!now) return null
  const opening = openingAt(now, company.hours.phone)
  if (opening.isOpen) return <b>{fill(openNow.open, { time: opening.closes })}</b>
  const { day, time } = opening.opens
  const when = day === 'today' ? time : `${openNow.weekdays[day]} ${time}`
  return (
    <>
      <span>{openNow.closed}</span> {fill(openNow.opens, { when })}
    </>
  )
}

/** For the beginning of a page: a link, and below it whether somebody answers the phone now. */
export function OpenLine({ link }: { link: Link }) {
  return (
    <p className={line}>
      <TextLink link={link} />
      <span>
        <OpenNow />
      </span>
    </p>
  )
}

/* The time has its line before it is known, too. */
const line = css`
  margin-block: var(--space-2) 0;
  font-weight: var(--weight-strong);

  > span {
    display: block;
    min-height: 1.6em;
    color: var(--ink-soft);
    font-weight: var(--weight);
  }
`
