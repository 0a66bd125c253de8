import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import type { ContactCopy } from '../content/page-copy.ts'
import { fill } from '../i18n/fill.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { readTab } from '../i18n/start-language.ts'
import { pathOf } from '../pages.ts'
import { wideDrawing } from '../style/fragments.ts'
import { draftName, readAnswers } from './plan.ts'
import { PlanDrawing } from './plan-drawing.tsx'

/** The plan that an enquiry is about, as it was drawn in this tab. */
export function AttachedPlan({ label }: { label: ContactCopy['attachedPlan'] }) {
  const language = useContentLanguage()
  const answers = readAnswers(new URLSearchParams(readTab(draftName) ?? ''))
  const gaps = Object.values(answers).filter((answer) => answer === 'no').length
  return (
    <Link viewTransition to={pathOf('sitePlan', language)} className={attachment}>
      <div aria-hidden="true">
        <PlanDrawing answers={answers} />
      </div>
      <span>{gaps === 0 ? label.none : gaps === 1 ? label.one : fill(label.several, { count: gaps })}</span>
    </Link>
  )
}

const attachment = css`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: var(--space-2);
  align-items: center;
  margin-block-start: var(--space-2);
  border: 1px solid var(--line-strong);
  color: inherit;

  div {
    ${wideDrawing}
  }

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    span {
      padding: var(--space-1) var(--space-2);
      border-block-start: 1px solid var(--line-strong);
    }
  }
`
