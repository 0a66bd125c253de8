import { z } from 'zod'
import { amount } from './parts.ts'

export const prices = z.strictObject({
  managedServices: z.strictObject({
    essential: amount,
    professional: amount,
    enterprise: amount.nullable().describe('null: on request.'),
  }),
  telephony: z.strictObject({
    starter: z.strictObject({ price: amount, extensions: amount }),
    business: z.strictObject({ price: amount, extensions: amount }),
    enterprise: z.strictObject({ price: amount.nullable(), extensions: amount.nullable() }),
  }),
})

type Prices = z.infer<typeof prices>

/** A tariff by its key in `prices`. */
export type TariffName = keyof Prices['managedServices'] | keyof Prices['telephony']
