import { z } from 'zod'
import { sides } from '../sides.ts'
import { amount, text } from './parts.ts'

/** What is near the office, a row each: `{ "kind": "stop", "name": "Hamilius", "side": "north", "metres": 120 }`. */
export const surroundings = z
  .array(
    z.strictObject({
      kind: z.enum(['street', 'entrance', 'stop', 'parking', 'landmark']),
      name: text.optional().describe('Without what pages put before it: Hamilius, not Haltestelle Hamilius.'),
      side: z.enum(sides).describe('Where it is, seen from the office. A street runs along this side.'),
      metres: amount.optional().describe('From the office.'),
    }),
  )
  .min(1)

export type Surrounding = z.infer<typeof surroundings>[number]
