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
  office: ['Office hours', hoursLine(hours.office, hoursWords)],
  phone: ['Phone hours', hoursLine(hours.contactPage, hoursWords)],
  otherwise: [
    'At other times',
    sentences(
      emergencySupportFrom &&
        `In an emergency, customers from the ${capitalized(emergencySupportFrom)} plan up call the number in their contract.`,
      emergencyPhone
        ? `In an emergency we also help without a contract: ${emergencyPhone}.`
        : `${emergencySupportFrom ? 'Everybody else, please' : 'Please'} write to us; we reply ${claimTexts.reply ? `within ${claimTexts.reply} on working days` : 'during office hours'}.`,
    ),
  ],
  now: (day, time) => `Now: ${day}, ${time}`,
}
