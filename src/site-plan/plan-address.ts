import { type Answer, answers, frontNames } from '../content/site-plan-copy.ts'
import type { Answers } from './survey.ts'

/** A plan with the day of its last answer, `YYYY-MM-DD`, and the name of the business, which may be empty. */
export type Plan = { answers: Answers; day: string; business: string }

export const maxBusinessLength = 60

/** A longer fragment is none of ours: sixty characters take up to nine each. */
const maxLength = 600

const letters: Record<Answer, string> = { yes: 'y', no: 'n', unknown: 'u' }

/** The plan as a fragment, `#plan=1.nyyuyy-.2026-11-26.Muster%20GmbH`: browsers send it to no server. */
export function encodePlan({ answers: given, day, business }: Plan): string {
  const states = frontNames.map((name) => (given[name] ? letters[given[name]] : '-')).join('')
  return `#plan=1.${states}.${day}.${encodeURIComponent(business.replace(/\p{Surrogate}/gu, ''))}`
}

/** The plan in a fragment that anybody may have written: `undefined` unless all of it is valid. */
export function decodePlan(fragment: string, today: string): Plan | undefined {
  const parts = fragment.length <= maxLength ? pattern.exec(fragment)?.slice(1) : undefined
  if (!parts) return undefined
  const [states = '', day = '', name = ''] = parts
  const business = decodeName(name)
  if (business === undefined || !isDay(day) || day > today) return undefined
  const given = frontNames.flatMap((front, index) => {
    const answer = answers.find((each) => letters[each] === states[index])
    return answer ? [[front, answer] as const] : []
  })
  return { answers: Object.fromEntries(given), day, business }
}

const pattern = /^#plan=1\.([ynu-]{7})\.(\d{4}-\d\d-\d\d)\.(.*)$/

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
