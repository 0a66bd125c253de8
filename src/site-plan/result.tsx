import { css } from '@linaria/core'
import { useLoaderData } from 'react-router-dom'
import { useToday } from '../blocks/date-stamp.tsx'
import { company } from '../company.ts'
import { TextLink } from '../layout/text-link.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'
import type { SitePlanCopy } from './copy.ts'
import { gapsInOrder } from './drawn-by-answers.tsx'
import { part } from './sheet-layout.tsx'
import { frontNames, type Note } from './survey.ts'

type Props = { copy: SitePlanCopy }

/** Every gap and every note; the styles show those that the answers give. */
export function Gaps({ copy }: Props) {
  return (
    <div className={part}>
      <h2>{copy.gapsHeading}</h2>
      <NoteText name="start" copy={copy} />
      <NoteText name="none" copy={copy} />
      <ol className={`${gapsInOrder} ${gapList}`}>
        {frontNames.map((name, index) => (
          <li key={name} data-front={name} value={index + 1}>
            <b>{index + 1}</b> {copy.fronts[name].gap} <TextLink link={copy.fronts[name].link} />
          </li>
        ))}
        <li data-note="more">{copy.notes.more}</li>
      </ol>
      <NoteText name="unknown" copy={copy} />
    </div>
  )
}

function NoteText({ name, copy }: Props & { name: Note }) {
  return <p data-note={name}>{copy.notes[name]}</p>
}

const states = ['yes', 'no', 'unknown', 'open'] as const

/** The drawing in words. */
export function FrontIndex({ copy }: Props) {
  return (
    <div className={part}>
      <h2>{copy.indexHeading}</h2>
      <ol className={index}>
        {frontNames.map((name, index) => (
          <li key={name} data-front={name}>
            <span>{index + 1}</span> {copy.fronts[name].label}
            {states.map((state) => (
              <span key={state} data-state={state}>
                {copy.states[state]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What a plan says about itself, in its lower right corner. */
export function TitleBlock({ copy }: Props) {
  const { day } = useLoaderData() as { day: string }
  const today = useToday(day)
  const { title, date, drawnBy, forHand, ...rows } = copy.titleBlock
  return (
    <div className={titleBlock}>
      <p>
        <WordBreaks text={title} />
      </p>
      <dl>
        {Object.values(rows).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{date}</dt>
          <dd>
            <time dateTime={today}>{today.split('-').reverse().join('.')}</time>
          </dd>
        </div>
        <div data-wide data-blank>
          <dt>{forHand}</dt>
          <dd />
        </div>
        <div data-wide>
          <dt>{drawnBy}</dt>
          <dd>
            {company.name}
            <br />
            {company.phone}, {company.email.general}
          </dd>
        </div>
      </dl>
    </div>
  )
}

const gapList = css`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    margin-block-end: var(--space-2);
  }

  @media print {
    li {
      margin-block-end: 2mm;
    }
  }

  a {
    font-weight: var(--weight-strong);
  }

  b {
    margin-inline-end: 0.25em;
    color: var(--accent-text);
    font-family: var(--font-code);
  }
`

const index = css`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-small);

  li {
    display: flex;
    gap: 0.75em;
    align-items: baseline;
    padding-block: 0.25rem;
    border-block-start: var(--rule);
  }

  span {
    font-family: var(--font-code);
    font-size: 0.8125rem;
  }

  [data-state] {
    margin-inline-start: auto;
  }

  [data-state='no'] {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }

  [data-state='open'] {
    color: var(--ink-soft);
  }

  @media print {
    font-size: 10pt;

    li {
      padding-block: 0.6mm;
    }
  }
`

const titleBlock = css`
  display: flex;
  flex-direction: column;
  font-family: var(--font-code);
  font-size: 0.8125rem;
  line-height: 1.45;

  p {
    margin: 0;
    padding: var(--space-2);
    font-size: 1rem;
    font-weight: 700;
  }

  dl {
    display: grid;
    flex: 1;
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto auto 1fr;
    gap: 1px;
    margin: 0;
    border-block-start: 1px solid var(--ink);
    background: var(--ink);
  }

  div {
    padding: var(--space-1) var(--space-2);
    background: var(--paper);
  }

  [data-wide] {
    grid-column: 1 / -1;
  }

  /* To be filled in by hand. */
  [data-blank] {
    display: none;

    @media print {
      display: block;
      min-height: 14mm;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
