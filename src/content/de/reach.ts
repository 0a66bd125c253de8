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
  office: ['Bürozeiten', hoursLine(hours.office, hoursWords)],
  phone: ['Telefonzeiten', hoursLine(hours.contactPage, hoursWords)],
  otherwise: [
    'Zu anderen Zeiten',
    sentences(
      emergencySupportFrom &&
        `Kunden ab dem Tarif ${capitalized(emergencySupportFrom)} rufen im Notfall die Nummer in ihrem Vertrag an.`,
      emergencyPhone
        ? `Im Notfall helfen wir auch ohne Vertrag: ${emergencyPhone}.`
        : `${emergencySupportFrom ? 'Alle anderen schreiben uns bitte' : 'Bitte schreiben Sie uns'}; wir antworten ${claimTexts.reply ? `an Arbeitstagen innerhalb von ${claimTexts.reply}` : 'zu den Bürozeiten'}.`,
    ),
  ],
  now: (day, time) => `Jetzt: ${day}, ${time}\u00a0Uhr`,
}
