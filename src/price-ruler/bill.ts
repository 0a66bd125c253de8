import { company } from '../company/company.ts'
import type { PageCopy } from '../content/page-copy.ts'
import {
  type CareTariff,
  type PricedCopy,
  type PriceRulerCopy,
  priceRulerId,
} from '../content/price-ruler-copy.ts'
import { fill } from '../i18n/fill.ts'
import { formatPrice } from '../i18n/format.ts'
import type { Language } from '../i18n/languages.ts'
import { type Choice, monthlyCost } from './monthly-cost.ts'

/** The workplaces of the table; the ruler has all up to `mostWorkplaces`. */
const exampleSizes = [5, 12, 50]

export const mostWorkplaces = 60

export const careTariffs = Object.keys(company.prices.managedServices) as CareTariff[]

/** What a choice costs, in words: a price beside each line, and the sum, whose unit is missing without an amount. */
type Bill = { lines: [line: string, price: string][]; sum: string; unit?: string }

export function billOf(choice: Choice, copy: PriceRulerCopy, language: Language): Bill {
  const { care, telephony, total } = monthlyCost(choice, company.prices)
  const priceOf = (amount: number | null) =>
    amount === null ? copy.onRequest : formatPrice(amount, language)
  const lines: Bill['lines'] = []
  if (care) {
    const values = {
      count: choice.workplaces,
      price: formatPrice(care.rate, language),
      tariff: copy.tariffNames[care.tariff],
    }
    lines.push([fill(choice.workplaces === 1 ? copy.careOfOne : copy.care, values), priceOf(care.price)])
  }
  if (telephony) {
    const line = fill(copy.phoneSystem, { name: copy.packageNames[telephony.name] })
    lines.push([line, priceOf(telephony.price)])
  }
  if (total > 0)
    return { lines, sum: fill(copy.sum, { price: formatPrice(total, language) }), unit: copy.sumUnit }
  return { lines, sum: telephony ? copy.onRequest : copy.nothingChosen }
}

/** A page's copy with the prices of some sizes in the table that the ruler is above. */
export function withPriceTable<Copy extends PricedCopy>(copy: Copy, language: Language): Copy {
  const { ruler } = copy
  if (ruler === undefined) return copy
  const rows = exampleSizes.map((workplaces) => {
    const costs = [
      ...careTariffs.map((tariff) => ({ workplaces, tariff, hasTelephony: false })),
      { workplaces, tariff: undefined, hasTelephony: true },
    ]
    return [String(workplaces), ...costs.map((choice) => cellOf(choice, ruler, language))]
  })
  return { ...copy, blocks: withRows(copy.blocks, rows) }
}

function cellOf(choice: Choice, copy: PriceRulerCopy, language: Language): string {
  return billOf(choice, copy, language).lines[0]?.[1] ?? ''
}

function withRows(blocks: PageCopy['blocks'], rows: string[][]): PageCopy['blocks'] {
  return blocks.map((block) =>
    block.id === priceRulerId && block.kind === 'table' ? { ...block, rows } : block,
  )
}
