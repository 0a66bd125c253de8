import { useState } from 'react'

/** What is wrong with a field; each form has its own text for it. */
export type FieldProblem = 'missing' | 'malformed'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The problems of a form's fields, by their names: checked on submit, updated while typing. */
export function useFieldProblems() {
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({})

  /** Whether every field is valid; if not, the first invalid one gets the focus. */
  const check = (form: HTMLFormElement): boolean => {
    const invalid = [...form.elements].flatMap((element) => {
      const problem = isControl(element) ? problemOf(element) : undefined
      return problem ? [{ control: element as Control, problem }] : []
    })
    setProblems(Object.fromEntries(invalid.map(({ control, problem }) => [control.name, problem])))
    invalid[0]?.control.focus()
    return invalid.length === 0
  }

  /** For the form's `onInput`: updates a problem that is shown; a new one is shown at the next submit. */
  const recheck = ({ target }: { target: EventTarget }) => {
    if (!isControl(target) || problems[target.name] === undefined) return
    const { [target.name]: _, ...others } = problems
    const problem = problemOf(target)
    setProblems(problem ? { ...others, [target.name]: problem } : others)
  }

  return { problems, check, recheck }
}

function isControl(element: EventTarget): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function problemOf(control: Control): FieldProblem | undefined {
  return fieldProblem(control.validity, control)
}

type Field = { value: string; required: boolean }
type Validity = Pick<ValidityState, 'valid' | 'valueMissing'>

/** The browser's result for a field. Blanks alone count as missing in a required field; for the browser they are text. */
export function fieldProblem(validity: Validity, { value, required }: Field): FieldProblem | undefined {
  if (validity.valueMissing || (required && value.trim() === '')) return 'missing'
  return validity.valid ? undefined : 'malformed'
}
