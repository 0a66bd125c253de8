import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { companyDay } from '../company/clock.ts'
import { type FrontName, frontNames } from '../content/site-plan-copy.ts'
import { removeEnquiry } from '../forms/prefill.ts'
import { removeDraft, restoreDraft, storeDraft } from '../start/drafts.ts'
import { stayInPlace } from '../start/route-change.tsx'
import { decodePlan, encodePlan, type Plan } from './plan-address.ts'
import { draftName, readAnswers } from './survey.ts'

const today = () => companyDay(new Date())

/**
 * The plan in the form, and an earlier one to compare it with. Both are in the form's draft, in hidden fields where they
 * are no answers. The earlier plan comes from the address, or it is a complete one from an earlier day, of which an answer
 * is changed.
 */
export function usePlan(form: RefObject<HTMLFormElement | null>) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [earlier, setEarlier] = useState<Plan>()
  const [day, setDay] = useState('')
  const last = useRef<Plan>(undefined)

  const read = (element: HTMLFormElement) => {
    const plan = planIn(element)
    const former = decodePlan(fieldOf(element, 'earlier').value, today())
    last.current = plan
    setDay(plan.day)
    setEarlier(former && isSame(former, plan) ? undefined : former)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fragment.
  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreDraft(element)
    const answer = element.querySelector<HTMLInputElement>(`[type=radio][id="${CSS.escape(hash.slice(1))}"]`)
    const shared = decodePlan(hash, today())
    if (shared) showShared(element, shared)
    read(element)
    if (answer && !answer.checked) answer.click()
    // Another visit of the address must not undo what is answered from now on.
    if (shared || answer) navigate({ pathname, search }, { replace: true, state: stayInPlace })
  }, [hash])

  const onInput = ({ currentTarget: element, target }: FormEvent<HTMLFormElement>) => {
    const isAnswer = target instanceof HTMLInputElement && target.type === 'radio'
    const before = last.current
    if (isAnswer) {
      if (before && isComplete(before) && before.day < today())
        fieldOf(element, 'earlier').value = encodePlan(before)
      fieldOf(element, 'day').value = today()
    }
    read(element)
  }

  const onReset = ({ currentTarget: element }: FormEvent<HTMLFormElement>) => {
    for (const name of ['day', 'earlier'] as const) fieldOf(element, name).value = ''
    removeDraft(draftName)
    removeEnquiry()
    last.current = undefined
    setDay('')
    setEarlier(undefined)
  }

  return { earlier, day, onInput, onReset }
}

/** A plan of today if nothing is answered yet. */
export function planIn(form: HTMLFormElement): Plan {
  const { day, business, ...rest } = Object.fromEntries(new FormData(form) as unknown as URLSearchParams)
  return { answers: readAnswers(Object.entries(rest)), day: day || today(), business: business?.trim() ?? '' }
}

/** The later one of two plans is in the form, and the other one is the earlier; a single one is both. */
function showShared(form: HTMLFormElement, shared: Plan): void {
  const own = planIn(form)
  const hasOwn = Object.keys(own.answers).length > 0
  const isLater = !hasOwn || shared.day > own.day
  fieldOf(form, 'earlier').value = encodePlan(hasOwn && isLater ? own : shared)
  if (isLater) {
    for (const input of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
      input.checked = shared.answers[input.name as FrontName] === input.value
    fieldOf(form, 'business').value = shared.business
    fieldOf(form, 'day').value = shared.day
  }
  storeDraft(form)
}

/** Whether two plans have the same answers of the same day. */
const isSame = (one: Plan, other: Plan) =>
  encodePlan({ ...one, business: '' }) === encodePlan({ ...other, business: '' })

const isComplete = ({ answers }: Plan) => frontNames.every((name) => answers[name])

function fieldOf(form: HTMLFormElement, name: 'business' | 'day' | 'earlier'): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}
