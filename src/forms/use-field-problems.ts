import { useState } from 'react'
import { cleanEmail, normalizeEmail } from './clean-email.ts'

/** What is wrong with a field; each form has its own text for it. */
export type FieldProblem = 'missing' | 'malformed'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Names of fields, one of which has to be filled in. A problem is shown at the first. */
export type Choices = readonly (readonly [string, ...string[]])[]

/** The problems of a form's fields, by their names: checked on submit, updated while typing. */
export function useFieldProblems(choices: Choices = []) {
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({})

  const problemOf = (control: Control): FieldProblem | undefined => {
    const choice = choices.find(([first]) => first === control.name)
    const isEmpty = choice?.every((name) => isBlank(control.form?.elements.namedItem(name)))
    return isEmpty ? 'missing' : fieldProblem(validityOf(control), control)
  }

  /** Whether every field is valid; if not, the first invalid one gets the focus. */
  const check = (form: HTMLFormElement): boolean => {
    const controls = [...form.elements].filter(isControl)
    for (const control of controls) {
      const cleaned = control.type === 'email' ? cleanEmail(control.value) : control.value
      if (cleaned !== control.value) control.value = cleaned
    }
    const invalid = controls.flatMap((control) => {
      const problem = problemOf(control)
      return problem ? [{ control, problem }] : []
    })
    setProblems(Object.fromEntries(invalid.map(({ control, problem }) => [control.name, problem])))
    invalid[0]?.control.focus()
    return invalid.length === 0
  }

  /** For the form's `onInput`: updates a problem that is shown; a new one is shown at the next submit. */
  const recheck = ({ target }: { target: EventTarget }) => {
    if (!isControl(target)) return
    const choice = choices.find((names) => names.includes(target.name))
    const names = [target.name, choice?.[0]].filter((name) => name !== undefined && problems[name])
    if (names.length === 0) return
    const shown = Object.entries(problems).filter(([name]) => !names.includes(name))
    for (const name of new Set(names)) {
      const control: unknown = target.form?.elements.namedItem(name ?? '')
      const problem = isControl(control) && problemOf(control)
      if (problem) shown.push([String(name), problem])
    }
    setProblems(Object.fromEntries(shown))
  }

  return { problems, check, recheck }
}

function isBlank(control: unknown): boolean {
  return !isControl(control) || control.value.trim() === ''
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** Safari refuses domains with umlauts in an address: there their ASCII form is what has to be valid. */
function validityOf(control: Control): Validity {
  if (control.type !== 'email' || control.validity.valid) return control.validity
  const ascii = control.cloneNode() as HTMLInputElement
  ascii.value = normalizeEmail(control.value)
  return ascii.validity
}

type Field = { value: string; required: boolean }
type Validity = Pick<ValidityState, 'valid' | 'valueMissing'>

/** The browser's result for a field. Blanks alone count as missing in a required field; for the browser they are text. */
export function fieldProblem(validity: Validity, { value, required }: Field): FieldProblem | undefined {
  if (validity.valueMissing || (required && value.trim() === '')) return 'missing'
  return validity.valid ? undefined : 'malformed'
}
