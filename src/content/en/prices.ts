import { company } from '../../company/company.ts'
import { partOf } from '../../pages.ts'
import { priceRulerId } from '../price-ruler-copy.ts'
import { price } from './format.ts'

const { prices, priceUnits } = company

/** The smallest tariff: `€89 a month per workstation, excluding VAT`; nothing where its price is on request. */
export const managedServicesRate = rateOf(prices.managedServices.essential, priceUnits.managedServices.en)

/** Where the price of some workstations is calculated; the service itself where all are on request. */
export const pricesPath = partOf('services', managedServicesRate ? priceRulerId : 'managed-services', 'en')

export const telephonyRate = rateOf(prices.telephony.starter.price, priceUnits.telephony.en)

function rateOf(amount: number | null, unit: string): string | undefined {
  return amount === null ? undefined : `${price(amount)} a month ${unit}, excluding VAT`
}
