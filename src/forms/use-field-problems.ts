import { useState } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { cleanEmail, normalizeEmail } from './clean-email.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

type Problem = 'missing' | 'malformed'

/** What is wrong with fields, by their names. */
type Problems = Readonly<Record<string, Problem>>

/**
 * The errors of a form's fields, by their names: checked on submit, updated while typing.
 *
 * @param emptyTexts what is said of an empty field
 * @param choices names of fields, one of which has to be filled in; the error is at the first
 */
export function useFieldProblems(
  emptyTexts: Readonly<Record<string, string>>,
  choices: readonly (readonly string[])[] = [],
) {
  const { malformedEmail } = useContentMessages().fieldProblems
  const [problems, setProblems] = useState<Problems>({})

  const find = (form: HTMLFormElement): Problems => {
    const controls = controlsOf(form)
    const isFilled = (name: string) => controls.some((it) => it.name === name && it.value.trim() !== '')
    const found: Record<string, Problem> = {}
    for (const control of controls) {
      const choice = choices.find(([first]) => first === control.name)
      // Blanks are text for a browser.
      const isMissing = choice ? !choice.some(isFilled) : control.required && control.value.trim() === ''
      if (isMissing) found[control.name] = 'missing'
      else if (!isValid(control)) found[control.name] = 'malformed'
    }
    return found
  }

  /** Whether every field is valid; if not, the first invalid one gets the focus. */
  const check = (form: HTMLFormElement): boolean => {
    for (const control of controlsOf(form)) {
      const cleaned = control.type === 'email' ? cleanEmail(control.value) : control.value
      if (cleaned !== control.value) control.value = cleaned
    }
    const found = find(form)
    setProblems(found)
    const invalid = controlsOf(form).find(({ name }) => name in found)
    invalid?.focus()
    return invalid === undefined
  }

  /** For the form's `onInput`: updates the problems that are shown; new ones are shown at the next submit. */
  const recheck = (form: HTMLFormElement) => {
    if (Object.keys(problems).length === 0) return
    setProblems(Object.fromEntries(Object.entries(find(form)).filter(([name]) => name in problems)))
  }

  const errors: Record<string, string | undefined> = {}
  for (const [name, problem] of Object.entries(problems)) {
    errors[name] = problem === 'malformed' ? malformedEmail : emptyTexts[name]
  }
  return { errors, check, recheck }
}

function controlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

/** Safari refuses domains with umlauts in an address: there their ASCII form is what has to be valid. */
function isValid(control: Control): boolean {
  if (control.type !== 'email' || control.validity.valid) return control.validity.valid
  const ascii = control.cloneNode() as HTMLInputElement
  ascii.value = normalizeEmail(control.value)
  return ascii.validity.valid
}
