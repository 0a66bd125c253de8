import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Answer, FirstQuestion } from '../content/site-plan-copy.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { FortressPlan } from '../illustrations/fortress/fortress-plan.tsx'
import { belowSheet } from '../illustrations/sheet.tsx'
import { pathOf } from '../pages.ts'
import { button } from '../ui/button.tsx'

type Front = typeof import('./first-front.tsx')

/**
 * The fortress and the first question of the self-check, whose answer is drawn at once. Each answer is a link to the
 * check, which finds it in the address: so it is kept without scripts, too, and no server sees it.
 */
export function PlanStart({ copy }: { copy: FirstQuestion }) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [drawn, setDrawn] = useState<Front & { answer: Answer }>()
  const pathWith = (answer: Answer) => `${pathOf('sitePlan', language)}#mfa-${answer}`

  const draw = (event: MouseEvent, answer: Answer) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./first-front.tsx').then(
      (front) => setDrawn({ ...front, answer }),
      () => navigate(pathWith(answer)),
    )
  }

  return (
    <>
      <FortressPlan>{drawn && <drawn.FirstFront state={drawn.answer} />}</FortressPlan>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are links. */}
      <div role="group" aria-label={copy.question} className={belowSheet}>
        <strong>{`1 ${copy.question}`}</strong>
        <p>
          {(Object.keys(copy.answers) as Answer[]).map((answer) => (
            <Link
              key={answer}
              to={pathWith(answer)}
              className={drawn?.answer === answer ? `${button} ${drawn.chosen}` : button}
              aria-current={drawn?.answer === answer || undefined}
              onClick={(event) => draw(event, answer)}
            >
              {copy.answers[answer]}
            </Link>
          ))}
        </p>
        <p>
          <span role="status">{drawn ? copy.drawn[drawn.answer] : copy.start}</span>{' '}
          {drawn && (
            <Link viewTransition to={pathWith(drawn.answer)}>
              {copy.more}
            </Link>
          )}
        </p>
      </div>
    </>
  )
}
