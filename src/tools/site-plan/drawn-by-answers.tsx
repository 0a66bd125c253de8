import { css } from '@linaria/core'
import { type Answer, answers, frontNames } from '../../content/site-plan-copy.ts'

/** The parts of the fronts with one answer: `&:has(#mfa-no:checked) [data-front=mfa]`. */
const frontsWith = (answer: Answer) =>
  frontNames.map((name) => `&:has(#${name}-${answer}:checked) [data-front=${name}]`).join(',')

/**
 * Draws the fronts by the answers in the form, without JavaScript. Of the parts of a front those with the `data-state`
 * of its answer are shown.
 */
export const drawnByAnswers = css`
  [data-front] {
    --open: inline;
    ${answers.map((answer) => `--${answer}: none;`).join('')}
  }

  ${answers.map((answer) => `${frontsWith(answer)} { --open: none; --${answer}: inline; }`).join('\n')}

  ${[...answers, 'open'].map((state) => `[data-state=${state}] { display: var(--${state}); }`).join('\n')}
`
