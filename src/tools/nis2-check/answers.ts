import type { SizeFigure } from '../../content/nis2.ts'
import {
  type CheckCountry,
  type Nis2CheckCopy,
  ranges,
  type Sector,
  type SpecialCase,
  sizeFigures,
  specialCases,
} from '../../content/nis2-check-copy.ts'

/** What a visitor has answered so far. Amounts are euros. */
export type Answers = Partial<Record<SizeFigure, number>> & {
  country?: CheckCountry
  sector?: Sector
  special: readonly SpecialCase[]
  /** Whether large customers are bound themselves, and pass on what they have to do. */
  hasBoundCustomers: boolean
}

export function readAnswers(form: FormData): Answers {
  const figures = sizeFigures.filter((figure) => form.has(figure))
  return {
    ...(form.has('country') && { country: form.get('country') as CheckCountry }),
    // The list begins without a choice.
    ...(form.get('sector') && { sector: form.get('sector') as Sector }),
    ...Object.fromEntries(figures.map((figure) => [figure, Number(form.get(figure))])),
    special: specialCases.filter((one) => form.has(`special-${one}`)),
    hasBoundCustomers: form.has('customers'),
  }
}

/** The message of an enquiry: every answer, then the result. */
export function enquiryText(answers: Answers, verdict: string, copy: Nis2CheckCopy): string {
  const { country, sector, special, hasBoundCustomers } = answers
  const { questions, message } = copy
  const sizes = sizeFigures.map((figure) => {
    const range = (ranges[figure] as readonly number[]).indexOf(answers[figure] ?? -1)
    return range >= 0 && `${questions[figure]} ${copy.ranges[figure][range]}`
  })
  const lines = [
    country && `${questions.country} ${copy.laws[country].name}`,
    sector && `${questions.sector} ${copy.sectors[sector]}`,
    ...sizes,
    `${questions.special} ${special.map((one) => copy.special[one]).join('; ') || message.none}`,
    hasBoundCustomers && `${questions.customers} ${copy.customers}`,
  ]
  const given = lines.filter((line) => line).join('\n')
  return [message.start, given, `${message.result}: ${verdict}`, message.end].join('\n\n')
}
