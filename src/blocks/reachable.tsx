import { css } from '@linaria/core'
import { Fragment } from 'react'
import { companyTime } from '../company/clock.ts'
import { company } from '../company/company.ts'
import { openingAt } from '../company/opening-hours.ts'
import { type Week, weekdays, weekOf } from '../company/week.ts'
import type { Reach } from '../content/page-copy.ts'
import { hasPage } from '../links/missing-pages.ts'
import { TextLink } from '../links/text-link.tsx'
import { needsScripts, notPrinted } from '../style/fragments.ts'
import { useMinute } from '../ui/use-minute.ts'
import { reachSentence } from './reach-sentence.ts'

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
    <div>
      {(isEverOpen(officeWeek) || isEverOpen(phoneWeek)) && (
        <p className={space} data-longest={longestSentence(reach)}>
          {time && (
            <span data-open={(phone ?? office)?.isOpen}>
              {reachSentence(reach, {
                weekday: time.getUTCDay(),
                time: time.toISOString().slice(11, 16),
                office,
                phone,
              })}
            </span>
          )}
        </p>
      )}
      <p className={otherwise}>{reach.otherwise.join(': ')}</p>
      {hasPage(reach.sheet) && (
        <p className={otherwise}>
          <TextLink link={reach.sheet} />
        </p>
      )}
    </div>
  )
}

const isEverOpen = (week: Week) => week.some((spans) => spans.length > 0)

const opensOf = (week: Week) => String(week.map((spans) => spans.map(([opens]) => opens)))

/** Nothing is open, at a day with a long name; office and phone open at different times, if they ever do. */
function longestSentence(reach: Reach): string {
  const time = '00:00'
  const phoneTime = opensOf(officeWeek) === opensOf(phoneWeek) ? time : '00:01'
  const sentences = weekdays.map((_, day) => {
    const closed = (week: Week, time: string) =>
      isEverOpen(week) ? ({ isOpen: false, opens: { day, time } } as const) : undefined
    const [office, phone] = [closed(officeWeek, time), closed(phoneWeek, phoneTime)]
    return reachSentence(reach, { weekday: day, time, office, phone })
  })
  return sentences.reduce((one, other) => (other.length > one.length ? other : one))
}

const otherwise = css`
  max-width: var(--measure);
  margin-block: var(--space-1) 0;
`

/* The longest text reserves the space, at every width and font size, so that nothing moves when a text appears. */
const space = css`
  display: grid;
  margin: 0;

  &::before {
    content: attr(data-longest);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
    padding-inline-start: 1.5rem;
  }

  span {
    position: relative;
  }

  span::before {
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

  ${needsScripts}
  ${notPrinted}
`
