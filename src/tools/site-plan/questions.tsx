import { css } from '@linaria/core'
import { answers, frontNames, type SitePlanCopy } from '../../content/site-plan-copy.ts'
import { notPrinted } from '../../style/fragments.ts'
import { button, choices } from '../../ui/button.tsx'
import { WordBreaks } from '../../ui/word-breaks.tsx'

/** The seven questions, each a choice of three. */
export function Questions({ copy }: { copy: SitePlanCopy }) {
  return (
    <div className={questions}>
      <h2 className="sr-only">{copy.questionsHeading}</h2>
      {frontNames.map((name, index) => (
        <fieldset key={name} aria-describedby={`${name}-hint`}>
          <legend>
            {/* Otherwise the name of the group begins with both as one word. */}
            <b aria-hidden="true">{index + 1}</b> <WordBreaks text={copy.fronts[name].question} />
          </legend>
          <p id={`${name}-hint`}>{copy.fronts[name].hint}</p>
          <div className={choices}>
            {answers.map((answer) => (
              <label key={answer} className={button}>
                <input type="radio" name={name} value={answer} id={`${name}-${answer}`} />
                {copy.answers[answer]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const questions = css`
  padding: var(--space-3) var(--space-2);

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
      font-family: var(--font);
    }
  }

  p {
    clear: both;
    margin: 0;
    padding-block: 0.25rem var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  ${notPrinted}
`
