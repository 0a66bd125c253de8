import { css } from '@linaria/core'
import { Fragment } from 'react'
import { companyTime } from '../company/clock.ts'
import { company } from '../company/company.ts'
import { openingAt } from '../company/opening-hours.ts'
import { type Opening, weekOf } from '../company/week.ts'
import type { Reach } from '../content/page-copy.ts'
import { fill } from '../i18n/fill.ts'
import { TextLink } from '../links/text-link.tsx'
import { needsScripts, notPrinted } from '../style/fragments.ts'
import { useMinute } from '../ui/use-minute.ts'

const officeWeek = weekOf(company.hours.office)
const phoneWeek = weekOf(company.hours.phone)

/** The hours of the office and of the phone: rows of a list. */
export function Reachable({ reach: { office, phone } }: { reach: Reach }) {
  return [office, phone].map(([name, text]) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </Fragment>
  ))
}

/** What is open now, which only the visitor's browser knows and shows after hydration, and whom to ask if nothing is. */
export function ReachableNow({ reach }: { reach: Reach }) {
  const now = useMinute()
  const time = now && companyTime(now)
  const [office, phone] = now ? [openingAt(now, officeWeek), openingAt(now, phoneWeek)] : []
  return (
    <div className={reachable}>
      <p data-longest={longestSentence(reach)}>
        {time && (
          <span data-open={phone?.isOpen}>
            {reachSentence(reach, {
              weekday: time.getUTCDay(),
              time: time.toISOString().slice(11, 16),
              office,
              phone,
            })}
          </span>
        )}
      </p>
      <p>{reach.otherwise.join(': ')}</p>
      <p>
        <TextLink link={reach.sheet} />
      </p>
    </div>
  )
}

/** The office is closed, the phone is not, and both days have the longest name. */
function longestSentence(reach: Reach): string {
  const lengths = reach.weekdays.map((name) => name.length)
  const weekday = lengths.indexOf(Math.max(...lengths))
  const [time, office, phone] = [
    '00:00',
    { isOpen: false, opens: { day: weekday, time: '00:00' } },
    { isOpen: true, closes: '00:00' },
  ] as const
  return reachSentence(reach, { weekday, time, office, phone })
}

/** The clock of the company, and what is open. */
type ReachMoment = {
  /** From Sunday, 0. */
  weekday: number
  time: string
  office: Opening | undefined
  phone: Opening | undefined
}

/** What is open at a moment, in one sentence. */
export function reachSentence(reach: Reach, { weekday, time, office, phone }: ReachMoment): string {
  const { places, weekdays } = reach
  const [officeUntil, phoneUntil] = [until(office, reach), until(phone, reach)]
  const open =
    officeUntil === phoneUntil
      ? [`${places.both} ${officeUntil}`]
      : [officeUntil && `${places.office} ${officeUntil}`, phoneUntil && `${places.phone} ${phoneUntil}`]
  return `${fill(reach.at, { day: weekdays[weekday] ?? '', time })}${open.filter(Boolean).join(', ')}.`
}

function until(opening: Opening | undefined, reach: Reach): string | undefined {
  if (opening === undefined) return undefined
  if (opening.isOpen) return fill(reach.open, { time: opening.closes })
  const { day, time } = opening.opens
  return day === 'today'
    ? fill(reach.closedToday, { time })
    : fill(reach.closedUntil, { day: reach.weekdays[day] ?? '', time })
}

const reachable = css`
  p {
    max-width: var(--measure);
    margin-block: var(--space-1) 0;
  }

  /* The longest text reserves the space, at every width and font size, so that nothing moves when a text appears. */
  [data-longest] {
    display: grid;
    max-width: none;
    margin: 0;
    ${needsScripts}
    ${notPrinted}
  }

  [data-longest]::before {
    content: attr(data-longest);
    visibility: hidden;
  }

  [data-longest]::before,
  [data-longest] > span {
    position: relative;
    grid-area: 1 / 1;
    padding-inline-start: 1.5rem;
  }

  [data-open]::before {
    content: '';
    position: absolute;
    inset: 0.5em auto auto 0;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: 50%;
  }

  [data-open='true']::before {
    border-color: var(--accent);
    background: var(--accent);
  }
`
