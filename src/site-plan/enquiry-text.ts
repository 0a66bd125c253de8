import { frontNames, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { type Answers, surveyOf } from './survey.ts'

/** The message of an enquiry: every answer, then the gaps in their order. */
export function enquiryText(answers: Answers, copy: SitePlanCopy): string {
  const { fronts, gaps } = surveyOf(answers)
  const lines = frontNames.map((name, index) => {
    const state = fronts[name]
    const answer = state === 'open' ? copy.states.open : copy.answers[state]
    return `${index + 1}. ${copy.fronts[name].question} ${answer}`
  })
  const order = gaps.map((name) => `${frontNames.indexOf(name) + 1}. ${copy.fronts[name].label}`)
  const { start, gaps: gapsStart, end } = copy.message
  return [start, lines.join('\n'), ...(order.length > 0 ? [[gapsStart, ...order].join('\n')] : []), end].join(
    '\n\n',
  )
}
