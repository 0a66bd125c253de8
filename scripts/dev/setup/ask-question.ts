import {
  type Answers,
  answerIn,
  type Dialogue,
  findProblem,
  formatAnswer,
  isFirstSetup,
  type Question,
  questionText,
  textLanguageHint,
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
  const { language } = dialogue
  const message = [progress, questionText(question, language)].filter(Boolean).join(' · ')
  const initial = initialAnswer(question, answers, dialogue)
  const options = question.options?.(answers, language)
  if (!options) return askText(question, answers, message, initial, dialogue)
  if (question.isSeveral) return askSeveral(question, answers, message, options, initial, dialogue)
  const { later } = setupTexts[language]
  if (question.isOptional(answers) && options.every(({ value }) => value !== null))
    options.push({ value: null, label: later })
  return dialogue.terminal.choose(message, options, initial)
}

/** Lets somebody tick what is so; `null` for the others, which promises nothing. */
export async function askTicks(
  questions: readonly Question[],
  answers: Answers,
  title: string,
  dialogue: Dialogue,
): Promise<Outcome<Answers>> {
  const { terminal, language } = dialogue
  const { ticks, multiple } = setupTexts[language]
  const options = questions.map((each) => ({ value: each.name, label: questionText(each, language) }))
  const ticked = questions.filter((each) => initialAnswer(each, answers, dialogue) === true)
  const outcome = await terminal.chooseSeveral(
    addHints(`${title} · ${ticks}`, [multiple]),
    options,
    ticked.map(({ name }) => name),
  )
  if (typeof outcome === 'string') return outcome
  return {
    value: Object.fromEntries(questions.map(({ name }) => [name, outcome.value.includes(name) || null])),
  }
}

async function askSeveral(
  question: Question,
  answers: Answers,
  message: string,
  options: Choice<unknown>[],
  initial: unknown,
  { terminal, language, facts }: Dialogue,
): Promise<Outcome> {
  const chosen = options.map(({ value }) => value).filter((value) => [initial].flat().includes(value))
  while (true) {
    const outcome = await terminal.chooseSeveral(
      addHints(message, [setupTexts[language].multiple]),
      options,
      chosen,
    )
    if (typeof outcome === 'string') return outcome
    const problem = findProblem(question, outcome.value, answers, language, facts)
    if (!problem) return outcome
    terminal.warn(problem)
  }
}

async function askText(
  question: Question,
  answers: Answers,
  message: string,
  initial: unknown,
  dialogue: Dialogue,
): Promise<Outcome> {
  const { terminal, language, facts } = dialogue
  const texts = setupTexts[language]
  const format = (value: unknown) => (value == null ? '' : formatAnswer(question, value, answers, language))
  const example = question.example?.(answers, language)
  // The question's own hint says it better.
  const such = !message.endsWith(')') && example && texts.such(example)
  const before = format(initial)
  const hints = [
    textLanguageHint(question, answers, language),
    such,
    question.isOptional(answers) && (before ? texts.clears : texts.empty),
  ].filter(Boolean)
  // In an empty field: a file that is dropped, or a new value, must not be added to the present one.
  const kept = before ? { defaultValue: before, placeholder: texts.keeps(before) } : undefined
  const outcome = await terminal.type(addHints(message, hints), kept, (typed) => {
    if (kept && typed === '') return undefined
    const read = parseTyped(question, typed, answers, language)
    return 'problem' in read ? read.problem : findProblem(question, read.value, answers, language, facts)
  })
  if (typeof outcome === 'string') return outcome
  if (outcome.value === kept?.defaultValue) return { value: initial }
  const read = parseTyped(question, outcome.value, answers, language)
  if ('problem' in read) throw new Error(read.problem)
  const problem = read.value !== null && (await question.inspect?.(read.value as never))
  if (problem) {
    terminal.warn(problem)
    return askText(question, answers, message, initial, dialogue)
  }
  const understood = format(read.value)
  if (understood && understood !== outcome.value) terminal.say(texts.understood(understood))
  return read
}

/** In parentheses, with the hint that the question has. */
function addHints(message: string, hints: readonly unknown[]): string {
  if (hints.length === 0) return message
  const before = message.endsWith(')') ? `${message.slice(0, -1)}; ` : `${message} (`
  return `${before}${hints.join('; ')})`
}

/** An answer that was typed in a terminal or a file, or a sentence about what is wrong with it. A dash is none. */
export function parseTyped(
  { parse, example, isOptional }: Question,
  typed: string,
  answers: Answers,
  language: Dialogue['language'],
): { value: unknown } | { problem: string } {
  const text = isOptional(answers) ? typed.replace(/^\s*[-–—]\s*$/, '') : typed
  const read = parse?.(text, answers, language) ?? { value: text.trim() || null }
  if ('value' in read) return read
  return { problem: read.problem ?? setupTexts[language].expected(example?.(answers, language) ?? '') }
}

/** An earlier answer, else what the facts hold of this company, else what the question offers. */
function initialAnswer(question: Question, answers: Answers, { language, facts }: Dialogue): unknown {
  const fits = (value: unknown) => value != null && !findProblem(question, value, answers, language, facts)
  const earlier = answers[question.name]
  if (question.name in answers && (earlier === null || fits(earlier))) return earlier
  const known = isFirstSetup(facts) ? undefined : answerIn(question, facts)
  return fits(known) ? known : question.initial?.(answers)
}
