import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { frontNames } from '../../content/site-plan-copy.ts'
import { removeDraft, restoreDraft, storeDraft } from '../../forms/drafts.ts'
import { removeEnquiry } from '../../forms/prefill.ts'
import { stayInPlace } from '../../navigation/route-change.tsx'
import { companyDay } from '../../site/clock.ts'
import { decodePlan, draftName, encodePlan, type Plan, readAnswers } from './plan.ts'

const today = () => companyDay(new Date())

/**
 * The plan in the form: what was answered in this tab, or else the plan of the address. `day` is that of its last
 * answer, from a hidden field; `hasOtherPlan`: the address has another plan, which is not shown.
 */
export function usePlan(form: RefObject<HTMLFormElement | null>) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [day, setDay] = useState('')
  const [hasOtherPlan, setHasOtherPlan] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fragment.
  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreDraft(element)
    const answer = element.querySelector<HTMLInputElement>(`[type=radio][id="${CSS.escape(hash.slice(1))}"]`)
    const shared = decodePlan(hash, today())
    if (shared) {
      const own = planIn(element)
      const isEmpty = Object.keys(own.answers).length === 0
      if (isEmpty) showShared(element, shared)
      setHasOtherPlan(!isEmpty && encodePlan(own) !== encodePlan(shared))
    }
    setDay(planIn(element).day)
    if (answer && !answer.checked) answer.click()
    // Another visit of the address must not undo what is answered from now on.
    if (shared || answer) navigate({ pathname, search }, { replace: true, state: stayInPlace })
  }, [hash])

  const onInput = ({ currentTarget: element, target }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).type === 'radio') fieldOf(element, 'day').value = today()
    setDay(planIn(element).day)
  }

  const onReset = ({ currentTarget: element }: FormEvent<HTMLFormElement>) => {
    fieldOf(element, 'day').value = ''
    removeDraft(draftName)
    removeEnquiry()
    setDay('')
    setHasOtherPlan(false)
  }

  return { day, hasOtherPlan, onInput, onReset }
}

/** A plan of today if nothing is answered yet. */
export function planIn(form: HTMLFormElement): Plan {
  const { day, business, ...rest } = Object.fromEntries(new FormData(form) as unknown as URLSearchParams)
  return { answers: readAnswers(Object.entries(rest)), day: day || today(), business: business?.trim() ?? '' }
}

function showShared(form: HTMLFormElement, { answers, business, day }: Plan): void {
  for (const name of frontNames) {
    const choices = form.elements.namedItem(name)
    if (choices instanceof RadioNodeList) choices.value = answers[name] ?? ''
  }
  fieldOf(form, 'business').value ||= business
  fieldOf(form, 'day').value = day
  storeDraft(form)
}

function fieldOf(form: HTMLFormElement, name: 'business' | 'day'): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}
