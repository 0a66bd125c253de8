import {
  type Answer,
  answers,
  type FrontName,
  frontNames,
  type SitePlanCopy,
} from '../../content/site-plan-copy.ts'

export type Answers = Readonly<Partial<Record<FrontName, Answer>>>

/** A plan with the day of its last answer, `YYYY-MM-DD`, and the name of the business, which may be empty. */
export type Plan = { answers: Answers; day: string; business: string }

/** Under which name the answers are in the tab's storage. */
export const draftName = 'site-plan'

export const maxBusinessLength = 60

/** More gaps than these would be no order any more. */
export const maxGaps = 3

/** The answers in a form; whatever else is in it is ignored. */
export function readAnswers(entries: Iterable<readonly [string, unknown]>): Answers {
  const given = new Map(entries)
  const valid = frontNames.flatMap((name) => {
    const answer = answers.find((answer) => answer === given.get(name))
    return answer ? [[name, answer] as const] : []
  })
  return Object.fromEntries(valid)
}

/** The message of an enquiry: every answer, then the first gaps in their order. */
export function enquiryText(given: Answers, copy: SitePlanCopy): string {
  const numbered = (name: FrontName, text: string) => `${frontNames.indexOf(name) + 1}. ${text}`
  const lines = frontNames.map((name) => {
    const answer = given[name] ? copy.answers[given[name]] : copy.states.open
    return numbered(name, `${copy.fronts[name].question} ${answer}`)
  })
  const gaps = frontNames.filter((name) => given[name] === 'no').slice(0, maxGaps)
  const order = gaps.map((name) => numbered(name, copy.fronts[name].label))
  const { start, gaps: gapsStart, end } = copy.message
  return [start, lines.join('\n'), ...(order.length > 0 ? [[gapsStart, ...order].join('\n')] : []), end].join(
    '\n\n',
  )
}

const letters: Record<Answer, string> = { yes: 'y', no: 'n', unknown: 'u' }

/** The plan as a fragment, `#plan=1.nyyuyy-.2026-11-26.Muster%20GmbH`: browsers send it to no server. */
export function encodePlan({ answers: given, day, business }: Plan): string {
  const states = frontNames.map((name) => (given[name] ? letters[given[name]] : '-')).join('')
  return `#plan=1.${states}.${day}.${encodeURIComponent(business.replace(/\p{Surrogate}/gu, ''))}`
}

/** Sixty characters take up to nine each. */
const pattern = /^#plan=1\.([ynu-]{7})\.(\d{4}-\d\d-\d\d)\.(.{0,540})$/

/** The plan in a fragment that anybody may have written: `undefined` unless all of it is valid. */
export function decodePlan(fragment: string, today: string): Plan | undefined {
  const [, states, day = '', name = ''] = pattern.exec(fragment) ?? []
  const business = decodeName(name)
  if (states === undefined || business === undefined || !isDay(day) || day > today) return undefined
  const given = frontNames.map((front, index) => [
    front,
    answers.find((each) => letters[each] === states[index]),
  ])
  return { answers: readAnswers(given as [FrontName, Answer][]), day, business }
}

function decodeName(text: string): string | undefined {
  try {
    const name = decodeURIComponent(text)
    return name.length <= maxBusinessLength && !/[<>\p{C}]/u.test(name) ? name : undefined
  } catch {
    return undefined
  }
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
}
