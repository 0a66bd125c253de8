import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { applicable, knownAnswers } from './dialogue.ts'
import { type Answers, formatAnswer, isFirstSetup, type Question, summaryLabel } from './question.ts'
import { setupTexts } from './texts.ts'

/** What answers change, as people say it: `Telefon: +49 228 …`, later with what it was before. */
export function summarizeChanges(facts: Facts, answers: Answers, language: OwnerLanguage): string[] {
  const texts = setupTexts[language]
  const earlier = knownAnswers(facts)
  const show = (question: Question, all: Answers) => {
    const value = all[question.name] ?? null
    return (value !== null && formatAnswer(question, value, all, language)) || texts.none
  }
  return applicable(answers).flatMap((question) => {
    const shown = show(question, answers)
    const before = show(question, earlier)
    if (question.isGate || shown === before) return []
    const label = summaryLabel(question, answers, language)
    if (isFirstSetup(facts)) return [`${label}: ${shown}`]
    return [`${label}: ${texts.isNew} ${shown}, ${texts.before} ${before}`]
  })
}
