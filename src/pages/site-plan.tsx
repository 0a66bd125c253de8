import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { actionRow } from '../blocks/actions.tsx'
import { type Answer, answers, frontNames, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { fillEmpty, restoreDraft, storeDraft } from '../forms/drafts.ts'
import { FormRegion } from '../forms/form-region.tsx'
import { formAnchor, removeEnquiry, storeEnquiry } from '../forms/prefill.ts'
import { removeTab } from '../forms/tab-storage.ts'
import { useCopy, useLanguage } from '../i18n/language-provider.tsx'
import { DocumentHead } from '../navigation/document-head.tsx'
import { stayInPlace } from '../navigation/route-change.tsx'
import { TextLink } from '../navigation/text-link.tsx'
import { enquiryPath } from '../site/pages.ts'
import { needsScripts, notPrinted } from '../style/fragments.ts'
import { ChoiceQuestion, questionList } from '../tools/choice-question.tsx'
import { drawnByAnswers } from '../tools/site-plan/drawn-by-answers.tsx'
import { Fronts } from '../tools/site-plan/fronts.tsx'
import { PlanDrawing } from '../tools/site-plan/plan-drawing.tsx'
import * as layout from '../tools/site-plan/sheet-layout.tsx'
import { button, mainButton } from '../ui/button.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** Under which name the answers are in the tab's storage. */
const draftName = 'site-plan'

/**
 * Seven questions, the plan that their answers draw, and what follows from it: one sheet. Nothing of it is sent; the
 * styles draw, and scripts only keep the answers in the tab.
 */
export function Component() {
  const copy = useCopy<SitePlanCopy>('site-plan')
  return (
    <FormRegion>
      <DocumentHead title={copy.title} description={copy.description} />
      <PlanForm copy={copy} />
    </FormRegion>
  )
}

function PlanForm({ copy }: { copy: SitePlanCopy }) {
  const form = useRef<HTMLFormElement>(null)
  const { language } = useLanguage()
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState('')
  const { sharing } = copy
  const given = () => new FormData(form.current ?? undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fragment.
  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreDraft(element)
    // An answer on the home page, `#mfa-no`, or a plan that somebody has passed on, `#mfa=no&restore=yes`.
    const answer = element.querySelector<HTMLInputElement>(`[type=radio][id="${CSS.escape(hash.slice(1))}"]`)
    const shared = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    const isShared = frontNames.some((name) => name in shared)
    if (answer && !answer.checked) answer.click()
    if (isShared && element.querySelector(':checked')) setOutcome(sharing.kept)
    else if (isShared) {
      fillEmpty(element, shared)
      storeDraft(element)
    }
    // Another visit of the address must not undo what is answered from now on.
    if (isShared || answer) navigate({ pathname, search }, { replace: true, state: stayInPlace })
  }, [hash])

  const prepareEnquiry = () => {
    if ([...given()].length > 0) storeEnquiry(language, 'sitePlan', enquiryText(given(), copy))
    else removeEnquiry()
  }
  /** The answers are behind the `#`, which browsers send to no server. */
  const copyLink = async () => {
    const fragment = new URLSearchParams(given() as unknown as URLSearchParams)
    const link = `${window.location.origin}${pathname}#${fragment}`
    // A page without TLS has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setOutcome(isCopied ? sharing.copied : `${sharing.notCopied} ${link}`)
  }

  return (
    <form
      ref={form}
      className={`verbatim ${layout.sheet} ${drawnByAnswers}`}
      aria-label={copy.name}
      data-draft={draftName}
      onReset={() => {
        removeTab(draftName)
        removeEnquiry()
        setOutcome('')
      }}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <header className={`${layout.part} ${introduction}`}>
        <h1 tabIndex={-1}>{copy.heading}</h1>
        <p>
          <WordBreaks text={copy.lead} />
        </p>
      </header>
      <div className={layout.plan}>
        <PlanDrawing copy={copy} />
      </div>
      <div className={`${layout.part} ${questionList} ${onScreen}`}>
        {frontNames.map((name) => (
          <ChoiceQuestion
            key={name}
            name={name}
            question={copy.fronts[name].question}
            hint={copy.fronts[name].hint}
            options={answers.map((answer) => [answer, copy.answers[answer]])}
          />
        ))}
      </div>
      <div className={`${layout.part} ${layout.result}`}>
        <Fronts copy={copy} />
        <div className={`${actionRow} ${actions}`}>
          <Link
            className={`${button} ${mainButton}`}
            to={`${enquiryPath(language, 'sitePlan')}#${formAnchor}`}
            onClick={prepareEnquiry}
          >
            {copy.enquire}
          </Link>
          <button type="button" className={button} onClick={() => window.print()}>
            {copy.print}
          </button>
          <button type="button" className={button} onClick={() => void copyLink()}>
            {sharing.copyLink}
          </button>
          <button type="reset" className={button}>
            {copy.reset}
          </button>
          <p role="status">{outcome}</p>
          <p>{copy.privacy}</p>
          <p>
            <TextLink link={copy.emergency} />
          </p>
        </div>
      </div>
    </form>
  )
}

/** The message of an enquiry: every question with its answer. */
function enquiryText(given: FormData, { fronts, answers, states, message }: SitePlanCopy): string {
  const lines = frontNames.map((name, index) => {
    const answer = answers[given.get(name) as Answer] ?? states.open
    return `${index + 1}. ${fronts[name].question} ${answer}`
  })
  return [message.start, lines.join('\n'), message.end].join('\n\n')
}

const onScreen = css`
  ${notPrinted}
`

const introduction = css`
  h1 {
    font-size: clamp(2rem, 0.6rem + 3vw, 3.25rem);
  }

  p {
    margin-block: var(--space-2) 0;
  }

  ${notPrinted}
`

const actions = css`
  p {
    flex-basis: 100%;
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-small);

    &:empty {
      position: absolute;
    }
  }

  [type='button'] {
    ${needsScripts}
  }

  ${notPrinted}
`
