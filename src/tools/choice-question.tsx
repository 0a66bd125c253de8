import { css } from '@linaria/core'
import { button, choices } from '../ui/button.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  name: string
  question: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A question of which one answer is chosen. */
export function ChoiceQuestion({ name, question, hint, options }: Props) {
  return (
    <fieldset aria-describedby={hint && `${name}-hint`}>
      <legend>
        <WordBreaks text={question} />
      </legend>
      {hint && <p id={`${name}-hint`}>{hint}</p>}
      <div className={choices}>
        {options.map(([value, label]) => (
          <label key={value} className={button}>
            <input type="radio" name={name} value={value} id={`${name}-${value}`} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Numbered questions below each other, each a group with a legend, or a field with a label. */
export const questionList = css`
  counter-reset: question;

  > * {
    counter-increment: question;
    min-width: 0;
    margin: 0;
    padding: 0.75rem 0;
    border: 0;
    border-block-start: var(--rule);
  }

  legend,
  > div > label {
    float: left;
    width: 100%;
    padding: 0 0 0.25rem;
    font-weight: var(--weight-strong);
    line-height: 1.3;

    &::before {
      content: counter(question) ' ';
      color: var(--accent-text);
    }
  }

  legend ~ * {
    clear: both;
  }

  p {
    margin: 0;
    padding-block-end: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`
