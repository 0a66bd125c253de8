import { z } from 'zod'
import { amount } from './parts.ts'

export const claims = z.strictObject({
  fewerOutagesPercent: amount.nullable(),
  costSavingPercent: amount.nullable(),
  availabilityPercent: amount.nullable(),
  restoreFileMinutes: amount.nullable(),
  restoreServerHours: amount.nullable(),
  replyHours: amount.nullable(),
  securityConceptWeeks: z.strictObject({ from: amount, to: amount }).nullable(),
  rtoHours: amount.nullable().describe('The longest outage of the most important systems.'),
  rpoHours: amount.nullable().describe('The most work that is lost with such an outage, in hours.'),
})
