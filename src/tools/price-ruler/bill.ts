import type { CareTariff, PriceRulerCopy } from '../../content/price-ruler-copy.ts'
import { company } from '../../site/company.ts'
import { fill } from '../../site/fill.ts'
import { formatPrice } from '../../site/format.ts'
import type { Language } from '../../site/languages.ts'

type Prices = Pick<(typeof company)['prices'], 'managedServices' | 'telephony'>

/** What somebody asks the price of. Each workplace has an extension. */
export type Choice = { workplaces: number; tariff: CareTariff | undefined; hasTelephony: boolean }

/** A month's cost in euros without tax. Telephony is `null` on request, and not in the total. */
export function monthlyCost({ workplaces, tariff, hasTelephony }: Choice, prices: Prices) {
  const packages = Object.keys(prices.telephony) as (keyof Prices['telephony'])[]
  // The first package with an extension for everybody.
  const smallest = packages.find((name) => prices.telephony[name].extensions >= workplaces)
  const rate = tariff ? prices.managedServices[tariff] : 0
  const telephony = smallest ? prices.telephony[smallest].price : null
  // Numbers such as 89.9 have no exact form: cents are counted.
  const toCents = (amount: number) => Math.round(amount * 100)
  const care = toCents(rate) * workplaces
  const total = care + toCents((hasTelephony && telephony) || 0)
  const phonePackage = smallest ?? ('enterprise' as const)
  return { rate, care: care / 100, phonePackage, telephony, total: total / 100 }
}

/** What a choice costs, in words: a price beside each line, and the sum, whose unit is missing without an amount. */
type Bill = { lines: [line: string, price: string][]; sum: string; unit?: string }

export function billOf(choice: Choice, copy: PriceRulerCopy, language: Language): Bill {
  const { workplaces, tariff, hasTelephony } = choice
  const { rate, care, phonePackage, telephony, total } = monthlyCost(choice, company.prices)
  const priceOf = (amount: number) => formatPrice(amount, language)
  const lines: Bill['lines'] = []
  if (tariff) {
    const values = { count: workplaces, price: priceOf(rate), tariff: copy.tariffNames[tariff] }
    lines.push([fill(workplaces === 1 ? copy.careOfOne : copy.care, values), priceOf(care)])
  }
  if (hasTelephony) {
    const line = fill(copy.phoneSystem, { name: copy.packageNames[phonePackage] })
    lines.push([line, telephony === null ? copy.onRequest : priceOf(telephony)])
  }
  if (total > 0) return { lines, sum: fill(copy.sum, { price: priceOf(total) }), unit: copy.sumUnit }
  return { lines, sum: hasTelephony ? copy.onRequest : copy.nothingChosen }
}

export const careTariffs = Object.keys(company.prices.managedServices) as CareTariff[]
