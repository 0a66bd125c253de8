import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import type { ManagedFeature } from '../../company/schema/tariffs.ts'
import { featuresOf } from '../../company/tariffs.ts'
import { listOf } from './format.ts'

export const tariffNames = { essential: 'Essential', professional: 'Professional', enterprise: 'Enterprise' }

export const phoneTariffNames = { starter: 'Starter', business: 'Business', enterprise: 'Enterprise' }

const checks = listOf(
  compact(claims.checkedBackups && 'Kontrolle', claims.rehearsedRestores && 'Wiederherstellungs\u00adtests'),
)

/** What a tariff includes, as its card says it. */
const features: Record<ManagedFeature, string> = {
  helpdesk: 'Helpdesk per Telefon und E-Mail zu den Telefonzeiten',
  monitoring: 'Monitoring der betreuten Systeme',
  patching: 'Patch-Management für Windows und gängige Programme',
  backup: `Backup${checks && ` mit ${checks}`}`,
  security: 'Endgeräteschutz, Firewall-Pflege und Mehrfaktor-Anmeldung',
  assets: 'Asset-Management für Geräte und Lizenzen',
  agreedScope: 'Umfang und Reaktionszeiten nach Vereinbarung',
  sharedTasks: 'Klare Aufgabenteilung mit Ihrer internen IT',
  regularVisits: 'Regelmäßige Einsätze vor Ort',
}

/** The features on the card of a tariff. */
export function featuresIn(tariff: keyof typeof tariffNames): string[] {
  const { base, added } = featuresOf(company.tariffs.managedServices, tariff)
  return compact(
    base && `Alles aus ${tariffNames[base]}`,
    ...added.map((feature) => features[feature]),
    tariff === emergencySupportFrom && 'Notfallsupport rund um die Uhr',
  )
}
