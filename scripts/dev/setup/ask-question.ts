import { inOwnerLanguage } from '../../io/owner-language.ts'
import {
  type Answers,
  answerIn,
  type Dialogue,
  findProblem,
  isFirstSetup,
  isOptional,
  type Question,
  questionText,
} from './question.ts'
import type { Choice, Outcome } from './terminal.ts'
import { setupTexts } from './texts.ts'

/** Asks one question until its answer is right. */
export async function askQuestion(
  question: Question,
  answers: Answers,
  progress: string,
  dialogue: Dialogue,
): Promise<Outcome> {
  const { terminal, language, facts } = dialogue
  const message = [progress, questionText(question, language)].filter(Boolean).join(' · ')
  const initial = initialAnswer(question, answers, dialogue)
  if (!question.options) return askText(question, answers, message, initial, dialogue)

  const options = question.options(answers, language)
  if (question.isSeveral) {
    while (true) {
      const known = options.map(({ value }) => value)
      const chosen = (Array.isArray(initial) ? initial : []).filter((value) => known.includes(value))
      const outcome = await terminal.chooseSeveral(
        `${message} (${setupTexts[language].multiple})`,
        options,
        chosen,
      )
      if (typeof outcome === 'string') return outcome
      const problem = findProblem(question, outcome.value, answers, language, facts)
      if (!problem) return outcome
      terminal.warn(problem)
    }
  }
  return askChoice(question, answers, message, initial, dialogue)
}

/** Stands for an answer that is typed. */
const typed = Symbol('typed')

async function askChoice(
  question: Question,
  answers: Answers,
  message: string,
  initial: unknown,
  dialogue: Dialogue,
): Promise<Outcome> {
  const { terminal, language } = dialogue
  const texts = setupTexts[language]
  const options: Choice<unknown>[] = [...(question.options?.(answers, language) ?? [])]
  const isOther = initial != null && options.every(({ value }) => value !== initial)
  if (question.other) options.push({ value: typed, label: inOwnerLanguage(question.other, language) })
  if (isOptional(question, answers)) options.push({ value: null, label: texts.later })
  while (true) {
    const outcome = await terminal.choose(message, options, question.other && isOther ? typed : initial)
    if (typeof outcome === 'string' || outcome.value !== typed) return outcome
    const written = await askText(question, answers, message, isOther ? initial : '', dialogue)
    if (written !== 'back') return written
  }
}

async function askText(
  question: Question,
  answers: Answers,
  message: string,
  initial: unknown,
  { terminal, language, facts }: Dialogue,
): Promise<Outcome> {
  const texts = setupTexts[language]
  const shown = initial == null || initial === '' ? '' : formatAnswer(question, initial, answers, language)
  const parse = (text: string) => question.parse?.(text, answers, language) ?? { value: text.trim() || null }
  const problemIn = (text: string) => {
    const read = parse(text)
    if ('problem' in read) return inOwnerLanguage(read.problem, language)
    return findProblem(question, read.value, answers, language, facts)
  }
  const help = isOptional(question, answers) ? ` (${texts.empty})` : ''
  const outcome = await terminal.type(message + help, shown, problemIn)
  if (typeof outcome === 'string') return outcome
  const read = parse(outcome.value ?? '')
  if ('problem' in read) throw new Error(inOwnerLanguage(read.problem, language))
  const understood = read.value === null ? '' : formatAnswer(question, read.value, answers, language)
  if (understood && understood !== outcome.value) terminal.say(texts.understood(understood))
  return read
}

/** The answer as people write it. */
export function formatAnswer(
  question: Question,
  value: unknown,
  answers: Answers,
  language: Dialogue['language'],
): string {
  if (question.format) return question.format(value as never, language, answers)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** An earlier answer, else what the facts hold of this company, else what the question offers. */
function initialAnswer(question: Question, answers: Answers, { language, facts }: Dialogue): unknown {
  const fits = (value: unknown) => value != null && !findProblem(question, value, answers, language, facts)
  const earlier = answers[question.name]
  if (question.name in answers && (earlier === null || fits(earlier))) return earlier
  const known = isFirstSetup(facts) ? undefined : answerIn(question, facts)
  return fits(known) ? known : question.initial?.(answers)
}
