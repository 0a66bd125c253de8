import { applicable, isPart } from './dialogue.ts'
import {
  type Answers,
  answerText,
  type Dialogue,
  type Question,
  questionText,
  summaryLabel,
} from './question.ts'
import { titleOf } from './questions.ts'
import type { Choice, Outcome } from './terminal.ts'
import { setupTexts } from './texts.ts'

/** The entries of the list of answers, by their first questions, and the parts that were put off. */
export function changeable(answers: Answers): Question[] {
  return applicable(answers).filter(
    ({ isGate, name, partOf }) => !partOf && (!isGate || answers[name] !== true),
  )
}

const commands = ['done', 'again', 'language', 'stop'] as const

export type Command = (typeof commands)[number]

/** Lets somebody choose which answer to change, from the one that was changed last on. */
export async function chooseEntry(
  answers: Answers,
  last: Question | undefined,
  { terminal, language }: Dialogue,
): Promise<Outcome<Question | Command>> {
  const texts = setupTexts[language]
  const entries = changeable(answers).map((head) => {
    const parts = applicable(answers).filter((each) => isPart(each, head))
    const label = head.entry?.[language] ?? summaryLabel(head, answers, language)
    const value = answerText(head, answers, language)
    return {
      value: head,
      label: `${label}: ${value.length > 50 ? `${value.slice(0, 49)}…` : value}`,
      search: [titleOf(head.group, language), ...parts.map((each) => questionText(each, language))].join(' '),
    }
  })
  const options: Choice<Question | Command>[] = [
    ...entries,
    ...commands.map((value) => ({ value, label: texts.commands[value] })),
  ]
  while (true) {
    const outcome = await terminal.find(texts.which, options, last ?? options[0]?.value ?? 'done')
    if (typeof outcome === 'string') return outcome
    const { value } = outcome
    // Nothing in the list fits what was typed.
    if (value !== undefined) return { value }
  }
}
