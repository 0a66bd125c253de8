import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { formAnchor, removeEnquiry, storeEnquiry } from '../forms/prefill.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { hasPage } from '../links/missing-pages.ts'
import { TextLink } from '../links/text-link.tsx'
import { enquiryPath } from '../pages.ts'
import { removeDraft, restoreDraft } from '../start/drafts.ts'
import { button, mainButton } from '../ui/button.tsx'
import { drawnByAnswers } from './drawn-by-answers.tsx'
import { enquiryText } from './enquiry-text.ts'
import { Introduction } from './introduction.tsx'
import { Legend } from './legend.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import { Questions } from './questions.tsx'
import { FrontIndex, Gaps } from './result.tsx'
import * as layout from './sheet-layout.tsx'
import { draftName, readAnswers } from './survey.ts'
import { TitleBlock } from './title-block.tsx'

/**
 * Seven questions, the plan that their answers draw, and what follows from it: one sheet. Nothing of it is sent; the
 * styles draw, and scripts only keep the answers in the tab.
 */
export function PlanForm({ copy }: { copy: SitePlanCopy }) {
  const form = useRef<HTMLFormElement>(null)
  const { language } = useLanguage()
  useEffect(() => restoreDraft(form.current), [])

  return (
    <form
      ref={form}
      className={`verbatim ${layout.sheet} ${drawnByAnswers}`}
      aria-label={copy.titleBlock.title}
      data-draft={draftName}
      onReset={() => {
        removeDraft(draftName)
        removeEnquiry()
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <div className={layout.column}>
        <Introduction copy={copy} />
        <Questions copy={copy} />
      </div>
      <div className={layout.side}>
        <div className={layout.pinned}>
          <div className={layout.plan}>
            <PlanDrawing copy={copy} />
          </div>
          <Legend copy={copy} />
        </div>
      </div>
      <Gaps copy={copy} />
      <div className={`${layout.part} ${layout.parts}`}>
        <FrontIndex copy={copy} />
        <TitleBlock copy={copy} />
      </div>
      <p className={`${layout.part} ${layout.actions} ${layout.lined} ${layout.wholeWidth}`}>
        <Link
          viewTransition
          className={`${button} ${mainButton}`}
          to={`${enquiryPath(language, 'sitePlan')}#${formAnchor}`}
          onClick={() => {
            const answers = readAnswers(new FormData(form.current ?? undefined))
            if (Object.keys(answers).length > 0)
              storeEnquiry(language, 'sitePlan', enquiryText(answers, copy))
            else removeEnquiry()
          }}
        >
          {copy.enquire}
        </Link>
        <button type="button" className={`${button} ${layout.scripted}`} onClick={() => window.print()}>
          {copy.print}
        </button>
        <button type="reset" className={button}>
          {copy.reset}
        </button>
        {hasPage(copy.emergency) && <TextLink link={copy.emergency} />}
        <noscript>{copy.printWithoutScript}</noscript>
      </p>
    </form>
  )
}
