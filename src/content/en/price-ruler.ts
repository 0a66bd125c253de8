import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { type CareTariff, type Cost, monthlyCost, pricedTariffs } from '../../company/monthly-cost.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import { capitalized, measure } from '../format.ts'
import type { Block } from '../page-copy.ts'
import { exampleSizes, type PriceRulerCopy, priceRulerId } from '../price-ruler-copy.ts'
import { listOf, price } from './format.ts'
import { featuresIn, phoneTariffNames, tariffNames } from './tariff-features.ts'

const { prices, priceUnits } = company

/** What the price of a plan is for, one and several. */
const one = /\b(user|device)\b/.exec(priceUnits.managedServices.en)?.[0] ?? 'workstation'
const several = `${one}s`

const tariffs = isOffered('managedServices') ? pricedTariffs(prices) : []
const hasTelephony =
  isOffered('telephony') && Object.values(prices.telephony).some((tariff) => tariff.price !== null)

const amountOf = (amount: number | null | undefined) => (amount == null ? 'on request' : price(amount))

/** The plan that the ruler lacks, since it has no price. */
const onRequest =
  tariffs.length > 0 &&
  prices.managedServices.enterprise === null &&
  featuresIn('enterprise').length > 0 &&
  tariffNames.enterprise

/** The ruler; none where everything is on request. */
export const priceRuler: PriceRulerCopy | undefined =
  tariffs.length === 0 && !hasTelephony
    ? undefined
    : {
        tariffs,
        hasTelephony,
        workplaces: capitalized(several),
        tariff: 'Plan',
        tariffNames,
        none: 'No plan',
        telephony: `With a phone system, one extension per ${one}`,
        lines: ({ care, telephony }, { workplaces }) =>
          compact<[string, string]>(
            care && [
              `${measure(workplaces, workplaces === 1 ? one : several)} × ${amountOf(care.rate)} (${tariffNames[care.tariff]})`,
              amountOf(care.price),
            ],
            telephony && [`Phone system, ${phoneTariffNames[telephony.tariff]}`, amountOf(telephony.price)],
          ),
        total: totalOf,
        included: featuresIn,
        includedIn: 'Included',
        remainder: `${claims.separateCosts ? `${capitalized(listOf(compact('managed servers', 'new devices', 'setup', hasTelephony && 'call charges')))} are extra. ` : ''}Our quote will state the exact price.`,
        enquire: 'Ask for a quote with these figures',
        message: (lines, total) =>
          [
            'Hello,',
            'This is what I worked out on your website:',
            [...lines, total].join('\n'),
            'Please send me a quote.',
          ].join('\n\n'),
      }

function totalOf({ total, care, telephony }: Cost): [string, string?] {
  const isOpen = [care, telephony].some((part) => part?.price === null)
  if (total === 0) return [isOpen ? 'on request' : 'Please choose a plan or the phone system.']
  return [`from ${price(total)}`, 'a month, excluding VAT']
}

/** The prices of some sizes as a table, which has the ruler above it. */
export const priceBlock: Block | undefined = priceRuler && {
  kind: 'table',
  id: priceRulerId,
  heading: 'What it costs per month',
  head: compact(
    capitalized(several),
    ...tariffs.map((name) => tariffNames[name]),
    hasTelephony && 'Phone system',
  ),
  rows: exampleSizes.map((workplaces) => [
    String(workplaces),
    ...tariffs.map((tariff) => careAt(workplaces, tariff)),
    ...(hasTelephony ? [telephonyAt(workplaces)] : []),
  ]),
  note: sentences(
    'Starting prices per month, excluding VAT.',
    onRequest && `The ${onRequest} plan is priced on request.`,
  ),
}

function careAt(workplaces: number, tariff: CareTariff): string {
  return amountOf(monthlyCost({ workplaces, tariff, hasTelephony: false }, prices).care?.price)
}

function telephonyAt(workplaces: number): string {
  return amountOf(monthlyCost({ workplaces, tariff: undefined, hasTelephony: true }, prices).telephony?.price)
}
