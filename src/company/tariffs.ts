import { company, disabledPages } from './company.ts'
import { claims } from './derive.ts'
import type { ManagedFeature, TelephonyFeature } from './schema/tariffs.ts'

/** The features that are a service of their own: without the service no tariff has them, and no visits without any. */
export const serviceOf: Partial<Record<string, string>> = { backup: 'backup', security: 'itSecurity' }

const isOffered = (feature: string) =>
  !disabledPages.includes(serviceOf[feature] ?? '') &&
  (feature !== 'regularVisits' || claims.onSiteService !== null)

const all: readonly string[] = Object.values(company.tariffs).flatMap((tariffs) =>
  Object.values(tariffs).flat(),
)

/** Whether some tariff has a feature. */
export function isIncluded(feature: ManagedFeature | TelephonyFeature): boolean {
  return isOffered(feature) && all.includes(feature)
}

/** Whether managed services come in more than one tariff; one without a price and without content is none. */
export const hasSeveralTariffs =
  (['essential', 'professional', 'enterprise'] as const).filter(
    (name) =>
      company.prices.managedServices[name] !== null || company.tariffs.managedServices[name].length > 0,
  ).length > 1

/**
 * What a tariff has: `base` is the one before it, if it has all features of that one, and `added` is the rest.
 *
 * @param tariffs the features of each tariff, from the smallest on
 */
export function featuresOf<Feature extends string, Name extends string>(
  tariffs: Readonly<Record<Name, readonly Feature[]>>,
  name: Name,
): { base: Name | undefined; added: Feature[] } {
  const names = Object.keys(tariffs) as Name[]
  const own = tariffs[name].filter(isOffered)
  const before = names[names.indexOf(name) - 1]
  const inherited = before ? tariffs[before].filter(isOffered) : []
  const hasAll = inherited.length > 0 && inherited.every((feature) => own.includes(feature))
  return hasAll
    ? { base: before, added: own.filter((feature) => !inherited.includes(feature)) }
    : { base: undefined, added: own }
}
