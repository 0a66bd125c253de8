import { css } from '@linaria/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { actionRow } from '../../blocks/actions.tsx'
import type { SitePlanCopy } from '../../content/site-plan-copy.ts'
import { FormRegion } from '../../forms/form-region.tsx'
import { formAnchor, removeEnquiry, storeEnquiry } from '../../forms/prefill.ts'
import { useCopy, useLanguage } from '../../i18n/language-provider.tsx'
import { DocumentHead } from '../../navigation/document-head.tsx'
import { TextLink } from '../../navigation/text-link.tsx'
import { enquiryPath } from '../../site/pages.ts'
import { notPrinted } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'
import { WordBreaks } from '../../ui/word-breaks.tsx'
import { drawnByAnswers } from './drawn-by-answers.tsx'
import { draftName, encodePlan, enquiryText } from './plan.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { Questions } from './questions.tsx'
import { FrontIndex, Gaps } from './result.tsx'
import * as layout from './sheet-layout.tsx'
import { TitleBlock } from './title-block.tsx'
import { planIn, usePlan } from './use-plan.ts'

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
  const { day, hasOtherPlan, onInput, onReset } = usePlan(form)
  const [outcome, setOutcome] = useState('')
  const { sharing } = copy
  const plan = () => planIn(form.current as HTMLFormElement)

  const prepareEnquiry = () => {
    const { answers } = plan()
    if (Object.keys(answers).length > 0) storeEnquiry(language, 'sitePlan', enquiryText(answers, copy))
    else removeEnquiry()
  }
  const copyLink = async () => {
    const { origin, pathname } = window.location
    const link = origin + pathname + encodePlan(plan())
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
      aria-label={copy.titleBlock.title}
      data-draft={draftName}
      onInput={onInput}
      onReset={onReset}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="day" />
      <header className={introduction}>
        <h1 tabIndex={-1}>{copy.heading}</h1>
        <p>
          <WordBreaks text={copy.lead} />
        </p>
      </header>
      <div className={layout.side}>
        <div className={layout.plan}>
          <PlanDrawing copy={copy} />
        </div>
      </div>
      <Questions copy={copy} />
      <Gaps copy={copy} />
      <div className={layout.parts}>
        <FrontIndex copy={copy} />
        <TitleBlock copy={copy} day={day} />
      </div>
      <div className={`${actionRow} ${layout.part} ${layout.actions}`}>
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
        <button type="reset">{copy.reset}</button>
        <p role="status">{outcome || (hasOtherPlan ? sharing.kept : '')}</p>
        <p>
          {copy.privacy} <noscript>{copy.printWithoutScript}</noscript>
        </p>
        <p>
          <TextLink link={copy.emergency} />
        </p>
      </div>
    </form>
  )
}

const introduction = css`
  padding: var(--space-3) var(--space-2);

  h1 {
    font-size: clamp(2rem, 0.6rem + 3vw, 3.25rem);
  }

  p {
    margin-block: var(--space-2) 0;
  }

  @media (width >= 64rem) {
    padding-inline: var(--space-3);
  }

  ${notPrinted}
`
