import { z } from 'zod'

/** What a tariff of the managed services can include. Emergency support has a fact of its own. */
export const managedFeatures = [
  ...(['helpdesk', 'monitoring', 'patching', 'backup', 'security', 'assets'] as const),
  ...(['agreedScope', 'sharedTasks', 'regularVisits'] as const),
] as const

/** What a tariff of the telephony can include. The number of extensions is with its price. */
export const telephonyFeatures = [
  ...(['numbers', 'apps', 'voicemail', 'announcement', 'menu', 'queues', 'overview'] as const),
  ...(['sharedNumbers', 'businessSoftware', 'secondLine'] as const),
] as const

const managed = z.array(z.enum(managedFeatures))
const telephony = z.array(z.enum(telephonyFeatures))

export const tariffs = z.strictObject({
  managedServices: z.strictObject({ essential: managed, professional: managed, enterprise: managed }),
  telephony: z.strictObject({ starter: telephony, business: telephony, enterprise: telephony }),
})

export type ManagedFeature = (typeof managedFeatures)[number]
export type TelephonyFeature = (typeof telephonyFeatures)[number]
