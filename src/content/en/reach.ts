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
      `in an emergency, customers whose contract includes an emergency number, as the ${plansFrom(facts.emergencySupportFrom)} plan does, call it`,
    facts.emergencyPhone
      ? `in an emergency we also help without a contract: ${facts.emergencyPhone}`
      : `${facts.emergencySupportFrom ? 'everyone else, please' : 'please'} write to us${facts.reply ? '' : ', and we reply during office hours'}`,
  )
  return {
    office: ['Office hours', hoursLine(facts.hours.office, hoursWords)],
    phone: ['Phone hours', hoursLine(facts.hours.contactPage, hoursWords)],
    otherwise: ['Outside phone hours', sentences(...clauses.map((clause) => `${capitalized(clause)}.`))],
    places: { office: 'office', phone: 'phone', both: 'office and phone lines' },
    at: (weekday, time) => `${hoursWords.days[weekday]}, ${time}: `,
    until(opening) {
      if (opening.isOpen) return `open until ${opening.closes}`
      const { day, time } = opening.opens
      return `closed until ${time}${day === 'today' ? '' : ` on ${hoursWords.days[day]}`}`
    },
    exceptHolidays: 'except on public holidays',
    sheet: { to: pathOf('emergency', 'en'), label: 'What to do at once in an attack: the emergency sheet' },
  }
}

export const reach = reachWith({ ...company, emergencySupportFrom, reply: claimTexts.reply })
