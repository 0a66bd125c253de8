import { css } from '@linaria/core'
import { type EmergencyCopy, stepMinutes, stepNames } from '../../content/emergency-copy.ts'
import { fill } from '../../site/fill.ts'
import { WordBreaks } from '../../ui/word-breaks.tsx'

/** The eight steps; on paper each has a line for the time at which it was done. */
export function Steps({ copy }: { copy: EmergencyCopy }) {
  return (
    <div>
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
    </div>
  )
}

const steps = css`
  container-type: inline-size;

  @media (width >= 64rem), print {
    display: grid;
    grid: repeat(4, auto) / auto-flow minmax(0, 1fr);
    gap: 0 var(--space-4);
  }

  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    gap: 0 0.5rem;
    align-content: start;
    align-items: baseline;
    padding-block: 0.625rem;
    border-block-start: var(--rule);
  }

  b {
    color: var(--accent-text);
    font-family: var(--font);
  }

  /* With large letters on a phone the title has a line of its own. */
  @container (max-width: 14rem) {
    li {
      display: block;
    }
  }

  h3 {
    margin: 0;
    font-size: 1.0625rem;
  }

  small {
    color: var(--ink-soft);
    font: 0.8125rem var(--font);
  }

  p {
    grid-column: 2 / -1;
    margin: 0;
  }

  i {
    display: none;
  }

  @media print {
    column-gap: 6mm;

    li {
      grid-template-columns: 5mm minmax(0, 1fr) auto 12mm;
      padding-block: 0.5mm;
    }

    h3 {
      font-size: 10.5pt;
    }

    small {
      font-size: 10pt;
    }

    /* Room to write the time by hand. */
    i {
      display: block;
      grid-area: 1 / 4;
      border-block-end: 1px solid var(--ink);
      font: 10pt var(--font);
    }
  }
`
