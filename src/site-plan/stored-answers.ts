import { type RefObject, useEffect } from 'react'
import { readTab, writeTab } from '../i18n/start-language.ts'
import { type Answers, readAnswers } from './survey.ts'

/** The answers in the tab's storage, as the query of an address: `mfa=yes&restore=no`. */
const storageKey = 'site-plan'

export function answersIn(form: HTMLFormElement): Answers {
  return readAnswers(new FormData(form))
}

export function storeAnswers(answers: Answers): void {
  writeTab(storageKey, String(new URLSearchParams(answers)))
}

/** Gives a form the answers of the tab; what was answered before hydration wins. */
export function useStoredAnswers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null) return
    const stored = readAnswers(new URLSearchParams(readTab(storageKey) ?? ''))
    for (const [name, answer] of Object.entries(stored)) {
      const choices = form.current.elements.namedItem(name)
      if (choices instanceof RadioNodeList && choices.value === '') choices.value = answer
    }
    const given = answersIn(form.current)
    if (Object.keys(given).length > 0) storeAnswers(given)
  }, [form])
}
