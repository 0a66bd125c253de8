import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import type { ManagedFeature } from '../../company/schema/tariffs.ts'
import { featuresOf } from '../../company/tariffs.ts'
import { joinList } from '../format.ts'
import { listOf } from './format.ts'

export const tariffNames = { essential: 'Essential', professional: 'Professional', enterprise: 'Enterprise' }

/** Before "plan", a plan and those above it: `Professional or Enterprise`. */
export function plansFrom(tariff: keyof typeof tariffNames): string {
  const names = Object.values(tariffNames)
  return joinList(names.slice(names.indexOf(tariffNames[tariff])), ' or ')
}

export const phoneTariffNames = { starter: 'Starter', business: 'Business', enterprise: 'Enterprise' }

const checks = listOf(compact(claims.checkedBackups && 'checks', claims.rehearsedRestores && 'restore tests'))

/** What a plan includes. */
const features: Record<ManagedFeature, string> = {
  helpdesk: 'Help desk by phone and e-mail during phone hours',
  monitoring: 'Monitoring of servers and workstations',
  patching: 'Patch management for Windows and common programs',
  backup: `Backup${checks && ` with ${checks}`}`,
  security: 'Endpoint protection, firewall maintenance and multi-factor sign-in',
  assets: 'Asset management for devices and licences',
  agreedScope: 'Scope and response times by agreement',
  sharedTasks: 'Tasks clearly divided between us and your IT staff',
  regularVisits: 'Regular on-site visits',
}

export function featuresIn(tariff: keyof typeof tariffNames): string[] {
  const { base, added } = featuresOf(company.tariffs.managedServices, tariff)
  return compact(
    base && `Everything in ${tariffNames[base]}`,
    ...added.map((feature) => features[feature]),
    tariff === emergencySupportFrom && 'Emergency support around the clock',
  )
}
