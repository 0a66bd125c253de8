import type { SizeFigure } from '../content/nis2.ts'
import { type Nis2CheckCopy, ranges, sizeFigures } from '../content/nis2-check-copy.ts'
import type { Answers } from './classify.ts'

/** The message of an enquiry: every answer, then the result. */
export function enquiryText(answers: Answers, verdict: string, copy: Nis2CheckCopy): string {
  const { country, sector, special, hasBoundCustomers } = answers
  const { questions, message } = copy
  const lines = [
    country && `${questions.country} ${copy.laws[country]?.name}`,
    sector && `${questions.sector} ${copy.sectors[sector]}`,
    ...sizeFigures.map((figure) => sizeLine(figure, answers[figure], copy)),
    `${questions.special} ${special.map((one) => copy.special[one]).join('; ') || message.none}`,
    hasBoundCustomers && `${questions.customers} ${copy.customers}`,
  ]
  return [
    message.start,
    lines.filter((line) => line).join('\n'),
    `${message.result}: ${verdict}`,
    message.end,
  ].join('\n\n')
}

function sizeLine(figure: SizeFigure, value: number | undefined, copy: Nis2CheckCopy): string | undefined {
  if (value === undefined) return undefined
  const index = (ranges[figure] as readonly number[]).indexOf(value)
  return `${copy.questions[figure]} ${copy.ranges[figure][index]}`
}
