import { company } from '../../company/company.ts'
import { emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import { hoursLine } from '../hours.ts'
import type { Reach, ReachFacts } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { hoursWords } from './hours.ts'
import { plansFrom } from './tariff-features.ts'

/** When somebody answers, and what customers and others do at all other times. */
export function reachWith(facts: ReachFacts): Reach {
  const clauses = compact(
    facts.emergencySupportFrom &&
      `if your contract gives you an emergency number, as it does on the ${plansFrom(facts.emergencySupportFrom)} plan, call it in an emergency`,
    facts.emergencyPhone
      ? `in an emergency we also help without a contract: ${facts.emergencyPhone}`
      : `${facts.emergencySupportFrom ? 'if it does not, please' : 'please'} write to us${facts.reply ? '' : ', and we reply during office hours'}`,
  )
  return {
    office: ['Office hours', hoursLine(facts.hours.office, hoursWords)],
    phone: ['Phone hours', hoursLine(facts.hours.contactPage, hoursWords)],
    otherwise: ['Outside phone hours', sentences(...clauses.map((clause) => `${capitalized(clause)}.`))],
    places: { office: 'office', phone: 'phone', both: 'office and phone' },
    at: (weekday, time) => `${hoursWords.days[weekday]}, ${time}: `,
    until(opening) {
      if (opening.isOpen) return `open until ${opening.closes}`
      const { day, time } = opening.opens
      return `closed until ${day === 'today' ? '' : `${hoursWords.days[day]} at\u00a0`}${time}`
    },
    exceptHolidays: 'except on public holidays',
    sheet: { to: pathOf('emergency', 'en'), label: 'What to do at once in an attack: the emergency sheet' },
  }
}

export const reach = reachWith({ ...company, emergencySupportFrom, reply: claimTexts.reply })
