import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { applicable, knownAnswers } from './dialogue.ts'
import { type Answers, answerText, isFirstSetup, summaryLabel } from './question.ts'
import { setupTexts } from './texts.ts'

/** What answers change, as people say it: `Telefon: +49 228 …`, later with what it was before. */
export function summarizeChanges(facts: Facts, answers: Answers, language: OwnerLanguage): string[] {
  const texts = setupTexts[language]
  const earlier = knownAnswers(facts)
  return applicable(answers).flatMap((question) => {
    const shown = answerText(question, answers, language)
    const before = answerText(question, earlier, language)
    if (question.isGate || shown === before) return []
    const label = summaryLabel(question, answers, language)
    if (isFirstSetup(facts)) return [`${label}: ${shown}`]
    return [`${label}: ${texts.isNew} ${shown}, ${texts.before} ${before}`]
  })
}
