import { z } from 'zod'
import { expected } from './expectations.ts'
import { amount } from './parts.ts'

/** With cents after a point: 89.5. */
const price = amount
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), { error: expected('cents') })
  .nullable()
  .describe('null: on request.')

const tariff = z.strictObject({
  price,
  extensions: z.int().positive(expected('positive')).nullable().describe('null: as many as needed.'),
})

export const prices = z.strictObject({
  managedServices: z.strictObject({ essential: price, professional: price, enterprise: price }),
  telephony: z.strictObject({ starter: tariff, business: tariff, enterprise: tariff }),
})

type Prices = z.infer<typeof prices>

/** A tariff by its key in `prices`. */
export type TariffName = keyof Prices['managedServices'] | keyof Prices['telephony']
