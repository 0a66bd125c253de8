import { useState } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { normalizeEmail } from './clean-email.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with fields, by their names. */
type Problems = Readonly<Record<string, 'missing' | 'malformed'>>

/**
 * The errors of a form's fields, by their names: checked on submit, updated while typing.
 *
 * @param emptyTexts what is said of an empty field
 * @param alsoRequired the names of fields that have to be filled in besides those that are always required
 */
export function useFieldProblems(
  emptyTexts: Readonly<Record<string, string>>,
  alsoRequired: (data: FormData) => readonly unknown[] = () => [],
) {
  const { malformedEmail } = useContentMessages().fieldProblems
  const [problems, setProblems] = useState<Problems>({})

  const find = (form: HTMLFormElement): Problems => {
    const names = alsoRequired(new FormData(form))
    const problemOf = (control: Control) => {
      if ((control.required || names.includes(control.name)) && isEmpty(control)) return 'missing'
      return control.type === 'email' && !isEmail(control) ? 'malformed' : undefined
    }
    const found = controlsOf(form).map((control) => [control.name, problemOf(control)] as const)
    return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems
  }

  /** Whether every field is valid; if not, the first invalid one gets the focus. */
  const check = (form: HTMLFormElement): boolean => {
    const found = find(form)
    setProblems(found)
    const invalid = controlsOf(form).find(({ name }) => name in found)
    invalid?.focus()
    return invalid === undefined
  }

  /** For the form's `onInput`: updates the problems while there are any; new ones are shown at the next submit. */
  const recheck = (form: HTMLFormElement) => {
    if (Object.keys(problems).length > 0) setProblems(find(form))
  }

  const errorOf = (name: string): string | undefined =>
    problems[name] === 'malformed' ? malformedEmail : problems[name] && emptyTexts[name]
  return { errorOf, check, recheck }
}

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<Control>('input, textarea')]
}

/** Blanks are text for a browser. */
function isEmpty(control: Control): boolean {
  return 'checked' in control && control.type === 'checkbox' ? !control.checked : control.value.trim() === ''
}

/** As the server reads it; Safari refuses domains with umlauts that are not in their ASCII form. */
function isEmail(control: Control): boolean {
  const copy = control.cloneNode() as HTMLInputElement
  copy.value = normalizeEmail(control.value)
  return copy.validity.valid
}
