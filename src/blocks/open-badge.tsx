import { css } from '@linaria/core'
import { useMemo } from 'react'
import { type Timetable, weekOf } from '../company/week.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { needsScripts, notPrinted } from '../style/fragments.ts'
import { useMinute } from '../ui/use-minute.ts'
import { knowsHolidays } from './holidays.ts'
import { type Opening, openingAt } from './opening-hours.ts'

type Props = { hours: Timetable; texts: ContactCopy['office'] }

/** Whether the office is open now. Only the visitor's browser knows, so it appears after hydration. */
export function OpenBadge({ hours, texts }: Props) {
  const { open, closed, today, weekdays, exceptHolidays } = texts
  const week = useMemo(() => weekOf(hours), [hours])
  const now = useMinute()
  const opening = now && openingAt(now, week)
  const full = (text: string) => (knowsHolidays ? text : `${text} (${exceptHolidays})`)

  const text = (opening: Opening) => {
    if (opening.isOpen) return full(open)
    const { day, time } = opening.opens
    return full(closed(day === 'today' ? today : (weekdays[day as number] ?? ''), time))
  }
  const openings = week.flatMap((spans, day) =>
    spans.flatMap(([time]) =>
      [day, 'today' as const].map((when) => text({ isOpen: false, opens: { day: when, time } })),
    ),
  )
  if (openings.length === 0) return null
  return (
    <span className={space} data-longest={[full(open), ...openings].reduce(longer)}>
      {opening && (
        <span className={badge} data-open={opening.isOpen}>
          {text(opening)}
        </span>
      )}
    </span>
  )
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one
}

/* The longest text reserves the space, at every width and font size, so that nothing moves when a text appears. */
const space = css`
  display: inline-grid;
  font-size: var(--text-small);

  &::before {
    content: attr(data-longest);
    grid-area: 1 / 1;
    padding-inline-start: 1.25rem;
    visibility: hidden;
  }

  ${needsScripts}
  ${notPrinted}
`

const badge = css`
  position: relative;
  grid-area: 1 / 1;
  padding-inline-start: 1.25rem;
  color: var(--ink-soft);

  &::before {
    content: '';
    position: absolute;
    inset: 0.5em auto auto 0;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: 50%;
  }

  &[data-open='true'] {
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  &[data-open='true']::before {
    border-color: var(--accent);
    background: var(--accent);
  }
`
