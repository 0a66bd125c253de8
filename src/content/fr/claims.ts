import { claims } from '../../company/derive.ts'
import { type ClaimTexts, given } from '../claims.ts'
import { measure } from '../format.ts'
import { percent } from './format.ts'

/** What the company promises, as the pages write it. */
export const claimTexts: ClaimTexts = {
  outages: given(claims.fewerOutagesPercent, (value) => `jusqu’à ${percent(value)}`),
  saving: given(claims.costSavingPercent, percent),
  availability: given(claims.availabilityPercent, percent),
  file: given(claims.restoreFileMinutes, (value) => measure(value, value === 1 ? 'minute' : 'minutes')),
  server: given(claims.restoreServerHours, inHours),
  reply: given(claims.replyHours, inHours),
  concept: given(claims.securityConceptWeeks, ({ from, to }) => `${from} à ${measure(to, 'semaines')}`),
  rto: given(claims.rtoHours, (value) => `moins de ${inHours(value)}`),
  rpo: given(claims.rpoHours, (value) => `moins de ${inHours(value)}`),
}

function inHours(hours: number): string {
  return measure(hours, hours === 1 ? 'heure' : 'heures')
}
