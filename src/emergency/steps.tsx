import { css } from '@linaria/core'
import { type EmergencyCopy, stepMinutes, stepNames } from '../content/emergency-copy.ts'
import { fill } from '../i18n/fill.ts'
import { part } from '../site-plan/sheet-layout.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The eight steps; on paper each has a line for the time at which it was done. */
export function Steps({ copy }: { copy: EmergencyCopy }) {
  return (
    <div className={part}>
      <h2>{copy.stepsHeading}</h2>
      <ol className={steps}>
        {stepNames.map((name, index) => (
          <li key={name}>
            <b aria-hidden="true">{index + 1}</b>
            <h3>
              <WordBreaks text={copy.steps[name].title} />
            </h3>
            <small>{fill(copy.minute, { minute: stepMinutes[name] })}</small>
            <p>
              <WordBreaks text={copy.steps[name].text} />
            </p>
            <i aria-hidden="true">{copy.doneAt}</i>
          </li>
        ))}
      </ol>
      {copy.customers && <p className={customers}>{copy.customers}</p>}
    </div>
  )
}

const steps = css`
  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    gap: 0 0.5rem;
    align-items: baseline;
    padding-block: 0.625rem;
    border-block-start: var(--rule);
  }

  b {
    color: var(--accent-text);
    font-family: var(--font-plan);
  }

  h3 {
    margin: 0;
    font-size: 1.0625rem;
  }

  small {
    color: var(--ink-soft);
    font: 0.8125rem var(--font-plan);
  }

  p {
    grid-column: 2 / -1;
    margin: 0;
  }

  i {
    display: none;
  }

  @media print {
    li {
      grid-template-columns: 5mm minmax(0, 1fr) auto 16mm;
      padding-block: 0.75mm;
    }

    h3 {
      font-size: 9.5pt;
    }

    small {
      font-size: 7.5pt;
    }

    /* Room to write the time by hand. */
    i {
      display: block;
      grid-area: 1 / 4;
      border-block-end: 1px solid var(--ink);
      font: 7.5pt var(--font-plan);
    }
  }
`

const customers = css`
  margin-block: var(--space-2) 0;
  padding-inline-start: var(--space-2);
  border-inline-start: 4px solid var(--accent);
  font-size: var(--text-small);

  @media print {
    margin-block-start: 1mm;
    padding-inline-start: 2mm;
    border-inline-start-width: 2px;
    font-size: 7.5pt;
  }
`
