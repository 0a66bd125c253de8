import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { formAnchor, removeEnquiry, storeEnquiry } from '../forms/prefill.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { hasPage } from '../links/missing-pages.ts'
import { TextLink } from '../links/text-link.tsx'
import { enquiryPath } from '../pages.ts'
import { button, mainButton } from '../ui/button.tsx'
import { BusinessField } from './business-field.tsx'
import { drawnByAnswers } from './drawn-by-answers.tsx'
import { enquiryText } from './enquiry-text.ts'
import { Introduction } from './introduction.tsx'
import { Legend } from './legend.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import { Questions } from './questions.tsx'
import { FrontIndex, Gaps } from './result.tsx'
import { SharePlan } from './share-plan.tsx'
import * as layout from './sheet-layout.tsx'
import { draftName } from './survey.ts'
import { TitleBlock } from './title-block.tsx'
import { planIn, usePlan } from './use-plan.ts'

/**
 * Seven questions, the plan that their answers draw, and what follows from it: one sheet. Nothing of it is sent; the
 * styles draw, and scripts only keep the answers in the tab.
 */
export function PlanForm({ copy }: { copy: SitePlanCopy }) {
  const form = useRef<HTMLFormElement>(null)
  const { language } = useLanguage()
  const { earlier, day, onInput, onReset } = usePlan(form)

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
      <input type="hidden" name="earlier" />
      <div className={layout.column}>
        <Introduction copy={copy} />
        <Questions copy={copy} />
      </div>
      <div className={layout.side}>
        <div className={layout.pinned}>
          <div className={layout.plan}>
            <PlanDrawing copy={copy} earlier={earlier?.answers} />
          </div>
          <Legend copy={copy} day={day} earlier={earlier} />
        </div>
      </div>
      <Gaps copy={copy} />
      <div className={`${layout.part} ${layout.parts}`}>
        <FrontIndex copy={copy} earlier={earlier} />
        <TitleBlock copy={copy} day={day}>
          <BusinessField label={copy.sharing.business} />
        </TitleBlock>
      </div>
      <p className={`${layout.part} ${layout.actions} ${layout.lined} ${layout.wholeWidth}`}>
        <Link
          viewTransition
          className={`${button} ${mainButton}`}
          to={`${enquiryPath(language, 'sitePlan')}#${formAnchor}`}
          onClick={() => {
            const { answers } = planIn(form.current as HTMLFormElement)
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
        <SharePlan form={form} earlier={earlier} copy={copy} />
        <button type="reset" className={button}>
          {copy.reset}
        </button>
        {hasPage(copy.emergency) && <TextLink link={copy.emergency} />}
        <noscript>{copy.printWithoutScript}</noscript>
      </p>
    </form>
  )
}
