import { css } from '@linaria/core'
import { companyTime } from '../company/clock.ts'
import { company } from '../company/company.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { Watch } from '../illustrations/watch.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { OpenBadge } from './open-badge.tsx'

const { hours } = company

/** The hours of the office and of the phone with what is open now, and whom to ask at other times: rows of a list. */
export function Reachable({ texts }: { texts: ContactCopy['office'] }) {
  const { office, phone, otherwise } = texts.reach
  return (
    <>
      <dt>{office[0]}</dt>
      <dd data-long>
        {office[1]}
        {'\u2003'}
        <OpenBadge hours={hours.office} texts={texts} />
      </dd>
      <dt>{phone[0]}</dt>
      <dd data-long>
        {phone[1]}
        {'\u2003'}
        <OpenBadge hours={hours.contactPage} texts={texts} />
      </dd>
      <dt>{otherwise[0]}</dt>
      <dd data-long>{otherwise[1]}</dd>
    </>
  )
}

/** The hours of a day as a drawing, and below it the time where the company is. */
export function WatchNow({ texts: { reach, weekdays } }: { texts: ContactCopy['office'] }) {
  const now = useMinute()
  const time = now && companyTime(now)
  return (
    <div className={watch}>
      <Watch isSecond />
      <p className={caption}>
        {time && reach.now(weekdays[time.getUTCDay()] ?? '', time.toISOString().slice(11, 16))}
      </p>
    </div>
  )
}

const watch = css`
  @media print {
    max-width: 18rem;
  }
`

/* Its line is there before the text is, which a browser adds. */
const caption = css`
  min-height: 1lh;
  margin: var(--space-1) 0 0;
  color: var(--ink-soft);
  font-size: var(--text-small);
`
