import { useState } from 'react'
import { type FieldProblem, fieldProblem } from './field-error.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with the fields of a form, by their names. It is checked on submit and mended while typing. */
export function useFieldProblems() {
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({})

  /** Whether every field is right; otherwise the first wrong one has the focus. */
  const check = (form: HTMLFormElement): boolean => {
    const wrong = [...form.elements].flatMap((element) => {
      const problem = isControl(element) ? problemOf(element) : undefined
      return problem ? [{ control: element as Control, problem }] : []
    })
    setProblems(Object.fromEntries(wrong.map(({ control, problem }) => [control.name, problem])))
    wrong[0]?.control.focus()
    return wrong.length === 0
  }

  /** For the form's `onInput`: an error changes with its field, and a new one waits for the next submit. */
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
