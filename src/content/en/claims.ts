import { claims } from '../../company/derive.ts'
import { type ClaimTexts, given } from '../claims.ts'
import { measure } from '../format.ts'
import { percent } from './format.ts'

const { securityConceptWeeks: weeks } = claims

/** What the company promises, also for the notes on German pages. */
export const claimTexts: ClaimTexts = {
  outages: given(claims.fewerOutagesPercent, (value) => `up to ${percent(value)}`),
  saving: given(claims.costSavingPercent, (value) => percent(value)),
  availability: given(claims.availabilityPercent, (value) => percent(value)),
  file: given(claims.restoreFileMinutes, (value) => measure(value, value === 1 ? 'minute' : 'minutes')),
  server: given(claims.restoreServerHours, inHours),
  reply: given(claims.replyHours, inHours),
  concept: given(weeks, ({ from, to }) => `${from} to ${measure(to, 'weeks')}`),
  rto: given(claims.rtoHours, (value) => `under ${inHours(value)}`),
  rpo: given(claims.rpoHours, (value) => `under ${inHours(value)}`),
}

function inHours(hours: number): string {
  return measure(hours, hours === 1 ? 'hour' : 'hours')
}
