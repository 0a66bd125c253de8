import { css } from '@linaria/core'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { answers, type FirstQuestion } from '../../content/site-plan-copy.ts'
import { restoreDraft } from '../../forms/drafts.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { FortressPlan } from '../../illustrations/fortress/fortress-plan.tsx'
import { pathOf } from '../../site/pages.ts'
import { notPrinted } from '../../style/fragments.ts'
import { button, choices } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { draftName } from './plan.ts'

/**
 * The fortress and the first question of the site plan. The styles show what its answer means; what is drawn comes
 * with the scripts, since it would be in the markup of both languages. The answer goes to the other questions in the
 * fragment of their address, which no server sees.
 */
export function PlanStart({ copy }: { copy: FirstQuestion }) {
  const { language } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  // What was answered on the plan itself.
  useEffect(() => restoreDraft(form.current, draftName), [])
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const path = pathOf('sitePlan', language)

  const goOn = (event: MouseEvent) => {
    const answer = form.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (!answer || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(`${path}#mfa-${answer}`)
  }

  return (
    <form ref={form} className={drawnByAnswer} onSubmit={(event) => event.preventDefault()}>
      <FortressPlan>{isHydrated && <FirstFront />}</FortressPlan>
      <fieldset className={question}>
        <legend>{`1 ${copy.question}`}</legend>
        <div className={choices}>
          {answers.map((answer) => (
            <label key={answer} className={button}>
              <input type="radio" name="mfa" value={answer} />
              {copy.answers[answer]}
            </label>
          ))}
        </div>
        <p role="status">
          <span data-answer="open">{copy.start}</span>
          {answers.map((answer) => (
            <span key={answer} data-answer={answer}>
              {copy.drawn[answer]}
            </span>
          ))}{' '}
          <Link to={path} onClick={goOn}>
            {copy.more}
          </Link>
        </p>
      </fieldset>
    </form>
  )
}

/** The first front of `FortressPlan` for each answer: a wall, a gap with a way in, unsurveyed. */
function FirstFront() {
  return (
    <g className={drawn}>
      <g data-answer="yes">
        <path d={front} stroke="currentColor" strokeWidth="6" />
      </g>
      <g data-answer="no" stroke="var(--accent)" strokeWidth="3.5">
        <path d={front} stroke="var(--paper)" strokeWidth="6" />
        <path d={front} strokeDasharray="11 8" />
        <path d="M296 30V226m-8-18l8 18 8-18" strokeWidth="2.5" />
      </g>
      <g data-answer="unknown">
        <pattern
          id={hatchId}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v10" stroke="var(--line-strong)" strokeWidth="3" />
        </pattern>
        <path d={front} stroke="var(--paper)" strokeWidth="6" />
        <path d={front} fill={`url(#${hatchId})`} stroke="var(--line-strong)" strokeDasharray="3 4" />
      </g>
    </g>
  )
}

const front = 'M229 148.5L266 133 259 108 300 74 337 112 325 144 372 170'
const hatchId = 'unsurveyed'

const drawnByAnswer = css`
  [data-answer],
  &:not(:has(:checked)) a {
    display: none;
  }

  &:not(:has(:checked)) [data-answer='open'],
  ${answers.map((answer) => `&:has([value='${answer}']:checked) [data-answer='${answer}']`).join(', ')} {
    display: inline;
  }
`

/** In the frame of the drawing, below it. */
const question = css`
  ${notPrinted}
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

  div {
    clear: both;
    padding-block: var(--space-1);
  }

  /* As long as the first sentence. */
  p {
    min-height: 2lh;
    margin: 0;
  }

  a {
    display: inline-block;
  }
`

/* The pen goes from left to right. */
const drawn = css`
  > * {
    clip-path: inset(-20px);

    @media (prefers-reduced-motion: no-preference) {
      transition: clip-path 700ms ease-out;

      @starting-style {
        clip-path: inset(-20px 100% -20px -20px);
      }
    }
  }
`
