import type { Facts } from '../../../src/company/facts-schema.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { askQuestion, askTicks } from './ask-question.ts'
import {
  type Answers,
  answerIn,
  type Dialogue,
  findProblem,
  isFirstSetup,
  type Question,
} from './question.ts'
import { questions, titleOf } from './questions.ts'
import type { Outcome } from './terminal.ts'
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
    const asked: Question[] = ticksAround(question, answers)
    const outcome = await ask(asked, answers, progressOf(question, answers, dialogue), dialogue)
    if (outcome === 'stop') return undefined
    if (outcome !== 'back') {
      answers = { ...answers, ...outcome.value }
      dialogue.keep(answers)
    }
    const places = asked.map((each) => questions.indexOf(each))
    const isAsked = (each: Question) => each.isAsked(answers)
    question =
      outcome === 'back'
        ? (questions.slice(0, Math.min(...places)).findLast(isAsked) ?? question)
        : questions.slice(Math.max(...places) + 1).find(isAsked)
  }
  return answers
}

/** Asks one question, or several that are ticked in a list. */
async function ask(
  asked: Question[],
  answers: Answers,
  progress: string,
  dialogue: Dialogue,
): Promise<Outcome<Answers>> {
  const [first] = asked
  if (!first) return 'stop'
  if (asked.length > 1) return askTicks(asked, answers, shortTitle(first, dialogue.language), dialogue)
  const outcome = await askQuestion(first, answers, progress, dialogue)
  return typeof outcome === 'string' ? outcome : { value: { [first.name]: outcome.value } }
}

/** The question, with those before and behind it that are ticked in the same list. */
function ticksAround(question: Question, answers: Answers): Question[] {
  if (!question.isTick) return [question]
  const group = applicable(answers).filter((each) => each.group === question.group)
  const at = group.indexOf(question)
  const start = group.slice(0, at).findLastIndex(({ isTick }) => !isTick) + 1
  const length = group.slice(at).findIndex(({ isTick }) => !isTick)
  return group.slice(start, length < 0 ? undefined : at + length)
}

/** The title of its group without what is in parentheses. */
function shortTitle({ group }: Question, language: OwnerLanguage): string {
  return titleOf(group, language).replace(/ \(.*/, '')
}

/**
 * Asks again what belongs to an entry of the list, and what has to be asked because of it; Esc goes back one question.
 *
 * @returns the answers, those given if somebody went back from the first question; `undefined` if somebody stopped
 */
export async function askAgain(
  head: Question,
  given: Answers,
  dialogue: Dialogue,
): Promise<Answers | undefined> {
  const before = applicable(given)
  // Of a part that was put off, all.
  let answers = head.isGate ? { ...withoutGroup(head, given), [head.name]: true } : given
  const steps: { asked: Question[]; answers: Answers }[] = []
  while (true) {
    const done = [...(head.isGate ? [head] : []), ...steps.flatMap(({ asked }) => asked)]
    const open = openQuestions(answers, dialogue)
    const isNew = (each: Question) => !before.includes(each) && [answers[each.name] ?? []].flat().length === 0
    const wanted = applicable(answers).filter(
      (each) => !done.includes(each) && (isPart(each, head) || isNew(each) || open.includes(each)),
    )
    const [next] = wanted
    if (!next) return answers
    const asked = ticksAround(next, answers).filter((each) => wanted.includes(each))
    const outcome = await ask(asked, answers, '', dialogue)
    if (outcome === 'stop') return undefined
    if (outcome === 'back') {
      const last = steps.pop()
      if (!last) return given
      answers = last.answers
    } else {
      steps.push({ asked, answers })
      answers = { ...answers, ...outcome.value }
      dialogue.keep(answers)
    }
  }
}

function withoutGroup({ group }: Question, answers: Answers): Answers {
  const names = questions.filter((each) => each.group === group).map(({ name }) => name)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}

/** Whether a question belongs to the entry of another in the list of answers. */
export const isPart = (question: Question, head: Question) =>
  question === head || (question.partOf !== undefined && `${head.name}.`.startsWith(`${question.partOf}.`))

/** The names of groups that were put off. */
export function skippedGroups(answers: Answers, language: OwnerLanguage): string[] {
  const gates = questions.filter(({ isGate, name }) => isGate && answers[name] === false)
  return gates.map(({ group }) => titleOf(group, language))
}

/** `Firma 3 von 9` */
function progressOf(question: Question, answers: Answers, { language }: Dialogue): string {
  const { name, group, isGate } = question
  if (isGate) return ''
  const inGroup = applicable(answers).filter((each) => each.group === group && !each.isGate)
  const place = inGroup.findIndex((each) => each.name === name) + 1
  return `${shortTitle(question, language)} ${place} ${setupTexts[language].of} ${inGroup.length}`
}
