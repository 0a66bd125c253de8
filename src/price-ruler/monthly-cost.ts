import type { company } from '../company/company.ts'
import type { CareTariff, PhonePackage } from '../content/price-ruler-copy.ts'

type Prices = (typeof company)['prices']

/** What somebody asks the price of. Each workplace has an extension. */
export type Choice = { workplaces: number; tariff: CareTariff | undefined; hasTelephony: boolean }

/** A month's cost in euros without tax. A price is `null` on request, and not in the total. */
export type Cost = {
  care?: { tariff: CareTariff; rate: number; price: number }
  telephony?: { name: PhonePackage; price: number | null }
  total: number
}

export function monthlyCost({ workplaces, tariff, hasTelephony }: Choice, prices: Prices): Cost {
  const rate = tariff && prices.managedServices[tariff]
  const care = tariff && rate !== undefined && { tariff, rate, price: (toCents(rate) * workplaces) / 100 }
  const telephony = hasTelephony ? smallestPackage(workplaces, prices.telephony) : undefined
  const cents = toCents(care ? care.price : 0) + toCents(telephony?.price ?? 0)
  return { ...(care && { care }), ...(telephony && { telephony }), total: cents / 100 }
}

/** The first package with an extension for everybody. */
function smallestPackage(workplaces: number, packages: Prices['telephony']): Cost['telephony'] {
  const names = Object.keys(packages) as (keyof typeof packages)[]
  const name = names.find((each) => packages[each].extensions >= workplaces)
  return name ? { name, price: packages[name].price } : { name: 'enterprise', price: null }
}

/** Numbers such as 89.9 have no exact form: cents are counted. */
const toCents = (amount: number) => Math.round(amount * 100)
