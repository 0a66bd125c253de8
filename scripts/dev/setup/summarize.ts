import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { formatAnswer } from './ask-question.ts'
import { type Answers, answerIn, isAsked, isFirstSetup, type Question, summaryLabel } from './question.ts'
import { questions } from './questions.ts'
import { setupTexts } from './texts.ts'

/** What answers change, as people say it: `Telefon: +49 228 …`, later with what it was before. */
export function summarizeChanges(facts: Facts, answers: Answers, language: OwnerLanguage): string[] {
  const texts = setupTexts[language]
  const earlier = Object.fromEntries(questions.map((question) => [question.name, answerIn(question, facts)]))
  const show = (question: Question, value: unknown, all: Answers) =>
    value === null || value === undefined ? texts.none : formatAnswer(question, value, all, language)
  return questions.flatMap((question) => {
    if (question.isGate || !isAsked(question, answers)) return []
    const [value, before] = [answers[question.name] ?? null, earlier[question.name]]
    const label = summaryLabel(question, language)
    if (isFirstSetup(facts)) {
      const shown = value === null ? '' : show(question, value, answers)
      return shown === '' ? [] : [`${label}: ${shown}`]
    }
    if (JSON.stringify(value) === JSON.stringify(before)) return []
    return [
      `${label}: ${texts.isNew} ${show(question, value, answers)}, ${texts.before} ${show(question, before, earlier)}`,
    ]
  })
}
