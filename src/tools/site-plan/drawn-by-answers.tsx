import { css } from '@linaria/core'
import { type Answer, answers, frontNames } from '../../content/site-plan-copy.ts'
import { maxGaps } from './plan.ts'

/** The parts of one kind for the fronts with one answer: `form:has(#mfa-no:checked) [data-front=mfa]`. */
const frontsWith = (answer: Answer) =>
  frontNames.map((name) => `form:has(#${name}-${answer}:checked) [data-front=${name}]`).join(',')

/**
 * Draws the fronts by the answers in the form, without JavaScript. Of the parts of a front those with the `data-state`
 * of its answer are shown, of the sentences about the plan those whose `data-note` applies.
 */
export const drawnByAnswers = css`
  [data-front] {
    --open: inline;
    ${answers.map((answer) => `--${answer}: none;`).join('')}
  }

  ${answers.map((answer) => `:is(${frontsWith(answer)}) { --open: none; --${answer}: inline; }`).join('\n')}

  ${[...answers, 'open'].map((state) => `[data-state=${state}] { display: var(--${state}); }`).join('\n')}

  [data-note] {
    display: none;
  }

  &:not(:has(:checked)) [data-note='start'],
  &:has(:checked):not(:has([value='no']:checked)) [data-note='none'],
  &:has([value='unknown']:checked) [data-note='unknown'] {
    display: block;
  }
`

/**
 * A list with an entry for each front, and a note behind them: shows the first gaps, and the note if there are more; no
 * list without gaps, which would be read as an empty one.
 */
export const gapsInOrder = css`
  form:not(:has([value='no']:checked)) & {
    display: none;
  }

  [data-front] {
    display: none;
  }

  > :nth-child(-n + ${maxGaps} of ${frontsWith('no')}),
  > :nth-child(${maxGaps + 1} of ${frontsWith('no')}) ~ [data-note] {
    display: list-item;
  }
`
