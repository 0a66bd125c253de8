import { company } from '../../company/company.ts'
import { pathOf } from '../../pages.ts'
import type { Tariff } from '../page-copy.ts'
import { priceRulerId } from '../price-ruler-copy.ts'
import { price } from './format.ts'

const { prices, priceUnits } = company

/** The smallest tariff: `89 € pro Monat je Arbeitsplatz, ohne Mehrwertsteuer`; nothing where its price is on request. */
export const managedServicesRate = rateOf(prices.managedServices.essential, priceUnits.managedServices.de)

/** Where the price of some workplaces is calculated; the top of the page where all are on request. */
export const pricesPath = `${pathOf('managedServices', 'de')}${managedServicesRate ? `#${priceRulerId}` : ''}`

export const telephonyRate = rateOf(prices.telephony.starter.price, priceUnits.telephony.de)

/** `ab 89 € pro Monat` and what it is for, or `auf Anfrage`. */
export function priced(amount: number | null, unit: string): Pick<Tariff, 'price' | 'unit'> {
  return amount === null ? { price: 'auf Anfrage' } : { price: `ab ${price(amount)} pro Monat`, unit }
}

function rateOf(amount: number | null, unit: string): string | undefined {
  return amount === null ? undefined : `${price(amount)} pro Monat ${unit}, ohne Mehrwertsteuer`
}
