import type { CareTariff, Choice, Cost } from '../company/monthly-cost.ts'
import type { PageCopy } from './page-copy.ts'

/** The anchor of the block with the ruler, and with a table for visitors without scripts. */
export const priceRulerId = 'price-ruler'

/** The workplaces of the table; the ruler has all up to `mostWorkplaces`. */
export const exampleSizes = [5, 12, 25, 50]

export const mostWorkplaces = 60

export type PriceRulerCopy = {
  /** Those that have a price. */
  tariffs: readonly CareTariff[]
  hasTelephony: boolean
  workplaces: string
  tariff: string
  tariffNames: Record<CareTariff, string>
  /** Without a tariff. */
  none: string
  telephony: string
  /** The lines of the sum, and the price of each. */
  lines: (cost: Cost, choice: Choice) => [line: string, price: string][]
  /** An amount with what it is for, or a sentence alone. */
  total: (cost: Cost) => [sum: string, unit?: string]
  included: (tariff: CareTariff) => string[]
  includedIn: string
  /** What else the price depends on. */
  remainder: string
  enquire: string
  message: (lines: readonly string[], total: string) => string
}

/** A page with the ruler, unless everything is on request. */
export type PricedCopy = PageCopy & { ruler: PriceRulerCopy | undefined }
