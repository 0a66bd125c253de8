import { inTime } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import type { Refusal } from './submit-form.ts'

type Copy = { fallback: string; tryAgain: (when: string) => string; language: Language }

/** What a visitor is told of a refusal: the server's words or our own, then when to try again if that is known. */
export function failureText(
  { text, retryAfterSeconds }: Pick<Refusal, 'text' | 'retryAfterSeconds'>,
  { fallback, tryAgain, language }: Copy,
): string {
  const told = text ?? fallback
  if (retryAfterSeconds === undefined) return told
  const end = /[.!?…]$/.test(told) ? '' : '.'
  return `${told}${end} ${tryAgain(inTime(retryAfterSeconds, language))}`
}
