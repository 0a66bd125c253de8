import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { askQuestion } from './ask-question.ts'
import {
  type Answers,
  answerIn,
  type Dialogue,
  findProblem,
  isAsked,
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
  return questions.filter((question) => isAsked(question, answers))
}

/** Those that have no answer, or one that no longer fits. */
export function openQuestions(
  answers: Answers,
  { language, facts }: Pick<Dialogue, 'language' | 'facts'>,
): Question[] {
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
  start: string | undefined,
  given: Answers,
  dialogue: Dialogue,
): Promise<Answers | undefined> {
  let answers = given
  let name = start ?? questions[0]?.name
  while (true) {
    const asked = applicable(answers)
    const at = asked.findIndex((question) => question.name === name)
    const question = asked[at]
    if (question === undefined) return answers
    const outcome = await askQuestion(
      question,
      answers,
      progressOf(question, answers, dialogue.language),
      dialogue,
    )
    if (outcome === 'stop') return undefined
    if (outcome === 'back') {
      name = asked[Math.max(0, at - 1)]?.name
      continue
    }
    answers = { ...answers, [question.name]: outcome.value }
    dialogue.keep(answers)
    name = nextAfter(question, answers)
  }
}

/** Asks one question again, and those that have no answer because of it. */
export async function askAgain(
  question: Question,
  given: Answers,
  dialogue: Dialogue,
): Promise<Answers | undefined> {
  let answers = given
  let open: Question[] = [question]
  while (open[0]) {
    const outcome = await askQuestion(open[0], answers, '', dialogue)
    if (outcome === 'stop') return undefined
    if (outcome === 'back') return given
    answers = { ...answers, [open[0].name]: outcome.value }
    open = openQuestions(answers, dialogue)
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

function nextAfter({ name }: Question, answers: Answers): string | undefined {
  const next = questions.slice(questions.findIndex((question) => question.name === name) + 1)
  return next.find((question) => isAsked(question, answers))?.name
}

/** `Firma 3 von 9` */
function progressOf(question: Question, answers: Answers, language: OwnerLanguage): string {
  if (question.isGate) return ''
  const inGroup = applicable(answers).filter(({ group, isGate }) => group === question.group && !isGate)
  const place = `${inGroup.indexOf(question) + 1} ${setupTexts[language].of} ${inGroup.length}`
  return `${titleOf(question.group, language)} ${place}`
}
