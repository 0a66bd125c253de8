import type { company } from '../site/company.ts'
import type { PageCopy } from './page-copy.ts'

type Prices = (typeof company)['prices']

export type CareTariff = keyof Prices['managedServices']

/** The last one has more extensions than the others, and no price. */
export type PhonePackage = keyof Prices['telephony'] | 'enterprise'

export type PriceRulerCopy = {
  workplaces: string
  tariff: string
  tariffNames: Record<CareTariff, string>
  /** Without a tariff. */
  none: string
  telephony: string
  /** Of the table for visitors without scripts and on paper, after its tariffs. */
  phoneSystems: string
  /** A line of the sum, with `{count}`, `{price}` and `{tariff}`. */
  care: string
  careOfOne: string
  /** With the `{name}` of a package. */
  phoneSystem: string
  packageNames: Record<PhonePackage, string>
  onRequest: string
  /** With `{price}`. */
  sum: string
  sumUnit: string
  nothingChosen: string
  includedIn: string
  included: Record<CareTariff, string[]>
  /** What else the price depends on. */
  remainder: string
  enquire: string
  /** Of an enquiry, with the `{lines}` of the sum. */
  message: string
}

/** A page with the ruler, in its block `price-ruler`. */
export type PricedCopy = PageCopy & { ruler: PriceRulerCopy }
