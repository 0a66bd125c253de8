import { claims } from '../../company/derive.ts'
import { type ClaimTexts, given } from '../claims.ts'
import { measure } from '../format.ts'
import { percent } from './format.ts'

const { securityConceptWeeks: weeks } = claims

/** What the company promises, as the pages write it. */
export const claimTexts: ClaimTexts = {
  outages: given(claims.fewerOutagesPercent, (value) => `bis zu ${percent(value)}`),
  saving: given(claims.costSavingPercent, (value) => percent(value)),
  availability: given(claims.availabilityPercent, (value) => percent(value)),
  file: given(claims.restoreFileMinutes, (value) => measure(value, value === 1 ? 'Minute' : 'Minuten')),
  server: given(claims.restoreServerHours, inHours),
  reply: given(claims.replyHours, inHours),
  concept: given(weeks, ({ from, to }) => `${from} bis ${measure(to, 'Wochen')}`),
  rto: given(claims.rtoHours, (value) => `unter ${inHours(value)}`),
  rpo: given(claims.rpoHours, (value) => `unter ${inHours(value)}`),
}

function inHours(hours: number): string {
  return measure(hours, hours === 1 ? 'Stunde' : 'Stunden')
}
