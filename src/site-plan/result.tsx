import { css } from '@linaria/core'
import { answers, frontNames, type Note, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { TextLink } from '../links/text-link.tsx'
import { gapsInOrder } from './drawn-by-answers.tsx'
import { lined, part } from './sheet-layout.tsx'

type Props = { copy: SitePlanCopy }

/** Every gap and every note; the styles show those that the answers give. */
export function Gaps({ copy }: Props) {
  return (
    <div className={`${part} ${lined}`}>
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

const states = [...answers, 'open'] as const

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

/** How the fronts are drawn, and what that means; screen readers read the index instead. */
export function Legend({ copy }: Props) {
  return (
    <ul className={`${part} ${legend}`} aria-hidden="true">
      {states.map((state) => (
        <li key={state}>
          <svg viewBox="0 0 32 14" width="32" height="14" fill="none" aria-hidden="true" focusable="false">
            {symbols[state]}
          </svg>
          {copy.states[state]}
        </li>
      ))}
    </ul>
  )
}

const symbols = {
  yes: <path d="M0 7h32" stroke="currentColor" strokeWidth="4" />,
  no: <path d="M0 7h32" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5" />,
  unknown: <path d="M2 14L12 0M10 14L20 0M18 14L28 0" stroke="var(--line-strong)" strokeWidth="2" />,
  open: <path d="M0 7h32" stroke="currentColor" />,
}

const gapList = css`
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
    font-family: var(--font);
  }
`

const index = css`
  font-size: var(--text-small);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    align-items: baseline;
    padding-block: 0.25rem;
    border-block-start: var(--rule);
  }

  span {
    font-family: var(--font);
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

const legend = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  border-block-end: var(--rule);
  font: 0.8125rem / 1.5 var(--font);

  && {
    padding-block: var(--space-1);
  }

  @media (width < 48rem) {
    && {
      z-index: auto;
      order: 1;
    }
  }

  @media print {
    && {
      grid-column: auto;
      padding-inline: 2.5mm;
      font-size: 9pt;
      grid-template-columns: 1fr;
      align-content: end;
      border-block-end: 1px solid var(--ink);
      border-inline-start: 1px solid var(--ink);
    }
  }

  li {
    display: flex;
    gap: var(--space-1);
    align-items: center;
  }
`
