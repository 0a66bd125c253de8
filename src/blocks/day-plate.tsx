import { css } from '@linaria/core'
import type { Day } from '../content/page-copy.ts'
import { DayAxis } from '../illustrations/day-axis.tsx'
import { TitledText } from '../ui/titled-text.tsx'
import { Text } from '../ui/word-breaks.tsx'

/** A day of a customer on a sheet across the page: in wide windows along a ruler, in narrow ones down a line. */
export function DayPlate({ day }: { day: Day }) {
  return (
    <section className={ground}>
      <div className={sheet}>
        <Text in="h2" text={day.heading} />
        <DayAxis day={day} />
        <ol>
          {day.moments.map(({ time, title, text }) => (
            <li key={time}>
              <time dateTime={time}>{time}</time>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const ground = css`
  margin-block-end: var(--space-4);
  padding-block: var(--space-4);
  container-type: inline-size;
  border-image: repeating-linear-gradient(135deg, var(--line) 0 1px, var(--paper-sunken) 1px 9px) fill 0 / 0 / 0 100vw;

  @media print {
    border-image: none;
  }
`

const sheet = css`
  padding: var(--space-3);
  border: 1px solid var(--line-strong);
  background: var(--paper);

  h2 {
    margin-block-end: var(--space-3);
  }

  svg {
    display: none;
  }

  li {
    position: relative;
    padding: 0 0 var(--space-3) var(--space-3);
    border-inline-start: 1px solid var(--line-strong);
  }

  li:last-child {
    padding-block-end: 0;
  }

  li::before {
    content: '';
    position: absolute;
    inset: 0.4em auto auto -5px;
    border: 4.5px solid var(--accent);
    border-radius: 50%;
  }

  time {
    font: var(--text-small) / 1.4 var(--font);
    letter-spacing: 0.03em;
  }

  li p {
    margin: 0;
  }

  @container (min-width: 56rem) {
    svg {
      display: block;
    }

    ol {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    li {
      padding: 0 var(--space-2);
      font-size: var(--text-small);
      line-height: 1.45;
    }

    li::before {
      content: none;
    }
  }
`
