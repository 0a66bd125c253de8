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
      `en cas d’urgence, les clients à partir du tarif ${capitalized(facts.emergencySupportFrom)} appellent le numéro indiqué dans leur contrat`,
    facts.emergencyPhone
      ? `en cas d’urgence, nous aidons aussi sans contrat : ${facts.emergencyPhone}`
      : `${facts.emergencySupportFrom ? 'dans les autres cas, écrivez-nous' : 'écrivez-nous'}, nous répondons ${facts.reply ? `les jours ouvrables sous ${facts.reply}` : 'aux heures de bureau'}`,
  )
  return {
    office: ['Heures de bureau', hoursLine(facts.hours.office, hoursWords)],
    phone: ['Heures d’appel', hoursLine(facts.hours.contactPage, hoursWords)],
    otherwise: [
      'En dehors des heures d’appel',
      sentences(...clauses.map((clause) => `${capitalized(clause)}.`)),
    ],
    places: { office: 'au bureau', phone: 'au téléphone', both: 'au bureau et au téléphone' },
    at: (weekday, time) => `${capitalized(hoursWords.days[weekday] ?? '')}, ${time} : nous sommes `,
    until(opening) {
      if (opening.isOpen) return `jusqu’à ${opening.closes}`
      const { day, time } = opening.opens
      return `de nouveau ${day === 'today' ? '' : `${hoursWords.days[day]} `}à\u00a0${time}`
    },
    exceptHolidays: 'sauf jours fériés',
    sheet: { to: pathOf('emergency', 'fr'), label: 'Que faire en cas d’attaque : la fiche d’urgence' },
  }
}

export const reach = reachWith({ ...company, emergencySupportFrom, reply: claimTexts.reply })
