import { css } from '@linaria/core'
import { answers, frontNames, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { notPrinted } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The seven questions, each a choice of three. */
export function Questions({ copy }: { copy: SitePlanCopy }) {
  return (
    <div className={questions}>
      <h2>{copy.questionsHeading}</h2>
      {frontNames.map((name, index) => (
        <fieldset key={name} aria-describedby={`${name}-hint`}>
          <legend>
            {/* Otherwise the name of the group begins with both as one word. */}
            <b aria-hidden="true">{index + 1}</b> <WordBreaks text={copy.fronts[name].question} />
          </legend>
          <p id={`${name}-hint`}>{copy.fronts[name].hint}</p>
          <div>
            {answers.map((answer) => (
              <label key={answer}>
                <input type="radio" name={name} value={answer} id={`${name}-${answer}`} />
                <span>{copy.answers[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const questions = css`
  padding: 0 var(--space-2) var(--space-3);

  @media screen and (width < 48rem) {
    order: 2;
    padding-block-start: var(--space-3);
  }

  @media (width >= 64rem) {
    padding-inline: var(--space-3);
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0.75rem 0;
    border: 0;
    border-block-start: var(--rule);
  }

  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: var(--weight-strong);
    line-height: 1.3;

    b {
      margin-inline-end: 0.4em;
      color: var(--accent-text);
      font-family: var(--font-plan);
    }
  }

  p {
    clear: both;
    margin: 0;
    padding-block: 0.25rem var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  fieldset div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-1);
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding-inline: 0.25rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
    white-space: nowrap;
    cursor: pointer;

    &:hover {
      background: var(--paper-sunken);
    }

    &:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 3px;
    }
  }

  /* Invisible, but where its label is: tools that point at controls find it. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* A choice looks like the front that it draws. */
  label:has(:checked) {
    border: 3px solid var(--ink);
  }

  label:has([value='yes']:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  label:has([value='no']:checked) {
    border: 2px dashed var(--accent);
    color: var(--accent-text);
  }

  label:has([value='unknown']:checked) {
    border: 1px dashed var(--line-strong);
    background: repeating-linear-gradient(-45deg, var(--line-strong) 0 1.5px, var(--paper) 1.5px 6px);

    span {
      padding: 0 0.5rem;
      background: var(--paper);
    }
  }

  /* Otherwise a text would have a ground of its own, on which it would vanish. */
  label:has(:checked:not([value='no'])) {
    forced-color-adjust: none;
  }

  ${notPrinted}
`
