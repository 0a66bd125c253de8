import type { company } from './company.ts'

type Prices = (typeof company)['prices']

export type CareTariff = keyof Prices['managedServices']
export type PhoneTariff = keyof Prices['telephony']

/** What somebody asks the price of. Each workplace has an extension. */
export type Choice = { workplaces: number; tariff: CareTariff | undefined; hasTelephony: boolean }

/** A month's cost without tax. A price is `null` on request, and not in the total. */
export type Cost = {
  care?: { tariff: CareTariff; rate: number | null; price: number | null }
  telephony?: { tariff: PhoneTariff; extensions: number | null; price: number | null }
  total: number
}

export function monthlyCost({ workplaces, tariff, hasTelephony }: Choice, prices: Prices): Cost {
  const rate = tariff ? prices.managedServices[tariff] : null
  const care = tariff && { tariff, rate, price: rate === null ? null : times(rate, workplaces) }
  const telephony = hasTelephony ? smallestPackage(workplaces, prices.telephony) : undefined
  const cents = toCents(care?.price ?? 0) + toCents(telephony?.price ?? 0)
  return { ...(care && { care }), ...(telephony && { telephony }), total: cents / 100 }
}

/** The tariffs that have a price. */
export function pricedTariffs({ managedServices }: Prices): CareTariff[] {
  return (Object.keys(managedServices) as CareTariff[]).filter((name) => managedServices[name] !== null)
}

/** The first package with an extension for everybody; the last one where none has so many. */
function smallestPackage(workplaces: number, packages: Prices['telephony']): Cost['telephony'] {
  const names = Object.keys(packages) as PhoneTariff[]
  const isEnough = (name: PhoneTariff) =>
    (packages[name].extensions ?? Number.POSITIVE_INFINITY) >= workplaces
  const tariff = names.find(isEnough)
  if (tariff) return { tariff, ...packages[tariff] }
  const last = names.at(-1)
  return last && { tariff: last, extensions: packages[last].extensions, price: null }
}

/** Numbers such as 89.9 have no exact form: cents are counted. */
const toCents = (amount: number) => Math.round(amount * 100)

const times = (rate: number, count: number) => (toCents(rate) * count) / 100
