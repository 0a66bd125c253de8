import { company } from '../../company/company.ts'
import { emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import { hoursLine } from '../hours.ts'
import type { Reach, ReachFacts } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { hoursWords } from './hours.ts'

/** When somebody answers, and what customers and others do at all other times. */
export function reachWith(facts: ReachFacts): Reach {
  const clauses = compact(
    facts.emergencySupportFrom &&
      `Kunden mit einer Notfallnummer im Vertrag (etwa Managed Services ab dem Tarif ${capitalized(facts.emergencySupportFrom)}) rufen im Notfall diese Nummer an`,
    facts.emergencyPhone
      ? `im Notfall helfen wir auch ohne Vertrag: ${facts.emergencyPhone}`
      : `${facts.emergencySupportFrom ? 'alle anderen schreiben uns bitte' : 'bitte schreiben Sie uns'}; wir antworten ${facts.reply ? `innerhalb von ${facts.reply}, Wochenenden und Feiertage nicht mitgezählt` : 'zu den Bürozeiten'}`,
  )
  return {
    office: ['Bürozeiten', hoursLine(facts.hours.office, hoursWords)],
    phone: ['Telefonzeiten', hoursLine(facts.hours.contactPage, hoursWords)],
    otherwise: [
      'Außerhalb der Telefonzeiten',
      sentences(...clauses.map((clause) => `${capitalized(clause)}.`)),
    ],
    places: { office: 'Büro', phone: 'Telefon', both: 'Büro und Telefon' },
    at: (weekday, time) => `${hoursWords.days[weekday]}, ${time}\u00a0Uhr: `,
    until(opening) {
      if (opening.isOpen) return `bis ${opening.closes}\u00a0Uhr erreichbar`
      const { day, time } = opening.opens
      return `bis ${day === 'today' ? '' : `${hoursWords.days[day]} um `}${time}\u00a0Uhr nicht erreichbar`
    },
    exceptHolidays: 'außer an Feiertagen',
    sheet: { to: pathOf('emergency', 'de'), label: 'Was Sie bei einem Angriff sofort tun: das Notfallblatt' },
  }
}

export const reach = reachWith({ ...company, emergencySupportFrom, reply: claimTexts.reply })
