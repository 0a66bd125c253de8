import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { askQuestion } from './ask-question.ts'
import {
  type Answers,
  answerIn,
  type Dialogue,
  findProblem,
  isFirstSetup,
  type Question,
  summaryLabel,
} from './question.ts'
import { questions, titleOf } from './questions.ts'
import { setupTexts } from './texts.ts'

/** The answers that the facts hold; none of the sample company. */
export function knownAnswers(facts: Facts): Answers {
  if (isFirstSetup(facts)) return {}
  return Object.fromEntries(questions.map((question) => [question.name, answerIn(question, facts)]))
}

/** The questions that these answers lead to, and those that ask whether to answer a group now. */
export function applicable(answers: Answers): Question[] {
  return questions.filter(({ isAsked }) => isAsked(answers))
}

/** Those that have no answer, or one that no longer fits. */
export function openQuestions(answers: Answers, { language, facts }: Dialogue): Question[] {
  return applicable(answers).filter(
    (question) =>
      !(question.name in answers) ||
      findProblem(question, answers[question.name], answers, language, facts) !== undefined,
  )
}

/**
 * Asks all questions from one on, in order; Esc goes back to the one before.
 *
 * @returns the answers; `undefined` if somebody stopped
 */
export async function askFrom(
  start: Question | undefined,
  given: Answers,
  dialogue: Dialogue,
): Promise<Answers | undefined> {
  let answers = given
  let question = start
  while (question) {
    const { name }: Question = question
    const outcome = await askQuestion(question, answers, progressOf(question, answers, dialogue), dialogue)
    if (outcome === 'stop') return undefined
    if (outcome !== 'back') {
      answers = { ...answers, [name]: outcome.value }
      dialogue.keep(answers)
    }
    const at = questions.findIndex((each) => each.name === name)
    const isAsked = (each: Question) => each.isAsked(answers)
    question =
      outcome === 'back'
        ? (questions.slice(0, at).findLast(isAsked) ?? question)
        : questions.slice(at + 1).find(isAsked)
  }
  return answers
}

/** Asks one question again, and those that have no answer because of it. */
export async function askAgain(
  question: Question,
  given: Answers,
  dialogue: Dialogue,
): Promise<Answers | undefined> {
  let answers = given
  let open: Question | undefined = question
  while (open) {
    const outcome = await askQuestion(open, answers, '', dialogue)
    if (outcome === 'stop') return undefined
    if (outcome === 'back') return given
    answers = { ...answers, [open.name]: outcome.value }
    open = openQuestions(answers, dialogue)[0]
  }
  dialogue.keep(answers)
  return answers
}

/** Lets somebody choose which answer to change; `back` if none. */
export async function chooseQuestion(answers: Answers, { terminal, language }: Dialogue) {
  const options = applicable(answers).map((question) => ({
    value: question,
    label: summaryLabel(question, language),
  }))
  return terminal.choose(setupTexts[language].which, options)
}

/** The names of groups that were put off. */
export function skippedGroups(answers: Answers, language: OwnerLanguage): string[] {
  const gates = questions.filter(({ isGate, name }) => isGate && answers[name] === false)
  return gates.map(({ group }) => titleOf(group, language))
}

/** `Firma 3 von 9` */
function progressOf({ name, group, isGate }: Question, answers: Answers, { language }: Dialogue): string {
  if (isGate) return ''
  const inGroup = applicable(answers).filter((each) => each.group === group && !each.isGate)
  const place = inGroup.findIndex((each) => each.name === name) + 1
  return `${titleOf(group, language)} ${place} ${setupTexts[language].of} ${inGroup.length}`
}
