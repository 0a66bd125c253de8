import { company } from '../../company/company.ts'
import { emergencySupportFrom } from '../../company/derive.ts'
import { sentences } from '../../company/optional.ts'
import { capitalized } from '../format.ts'
import { hoursLine } from '../hours.ts'
import type { Reach } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { hoursWords } from './hours.ts'

const { emergencyPhone, hours } = company

/** When somebody answers, and what customers and others do at all other times. */
export const reach: Reach = {
  office: ['Heures de bureau', hoursLine(hours.office, hoursWords)],
  phone: ['Heures d’appel', hoursLine(hours.contactPage, hoursWords)],
  otherwise: [
    'En dehors de ces heures',
    sentences(
      emergencySupportFrom &&
        `En cas d’urgence, les clients à partir du tarif ${capitalized(emergencySupportFrom)} appellent le numéro indiqué dans leur contrat.`,
      emergencyPhone
        ? `En cas d’urgence, nous aidons aussi sans contrat : ${emergencyPhone}.`
        : `${emergencySupportFrom ? 'Dans les autres cas, écrivez-nous' : 'Écrivez-nous'} ; nous répondons ${claimTexts.reply ? `les jours ouvrables sous ${claimTexts.reply}` : 'aux heures de bureau'}.`,
    ),
  ],
  now: (day, time) => `Maintenant : ${day}, ${time}`,
}
