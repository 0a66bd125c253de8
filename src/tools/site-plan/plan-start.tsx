import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import type { FirstQuestion } from '../../content/site-plan-copy.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { FortressPlan } from '../../illustrations/fortress/fortress-plan.tsx'
import { pathOf } from '../../site/pages.ts'
import { notPrinted } from '../../style/fragments.ts'
import { button, choices } from '../../ui/button.tsx'

/**
 * The fortress and the first question of the site plan. Each answer leads to the plan, where it draws the first front;
 * it goes there in the fragment of the address, which no server sees.
 */
export function PlanStart({ copy }: { copy: FirstQuestion }) {
  const { language } = useLanguage()
  return (
    <>
      <FortressPlan />
      <fieldset className={question}>
        <legend>{`1 ${copy.question}`}</legend>
        <div className={choices}>
          {Object.entries(copy.answers).map(([answer, label]) => (
            <Link key={answer} className={button} to={`${pathOf('sitePlan', language)}#mfa-${answer}`}>
              {label}
            </Link>
          ))}
        </div>
        <p>{copy.start}</p>
      </fieldset>
    </>
  )
}

/** In the frame of the drawing, below it. */
const question = css`
  min-width: 0;
  margin: 0;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--line-strong);
  border-block-start: 0;

  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: var(--weight-strong);
  }

  p {
    margin: 0;
  }

  div {
    clear: both;
    padding-block: var(--space-1);
  }

  ${notPrinted}
`
