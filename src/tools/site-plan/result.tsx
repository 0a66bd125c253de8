import { css } from '@linaria/core'
import { answers, frontNames, type Note, type SitePlanCopy } from '../../content/site-plan-copy.ts'
import { TextLink } from '../../navigation/text-link.tsx'
import { gapsInOrder } from './drawn-by-answers.tsx'
import { part } from './sheet-layout.tsx'

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
