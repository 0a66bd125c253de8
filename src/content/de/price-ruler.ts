import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { type CareTariff, type Cost, monthlyCost, pricedTariffs } from '../../company/monthly-cost.ts'
import { compact } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import { measure } from '../format.ts'
import type { Block } from '../page-copy.ts'
import { exampleSizes, type PriceRulerCopy, priceRulerId } from '../price-ruler-copy.ts'
import { listOf, price } from './format.ts'
import { featuresIn, phoneTariffNames, tariffNames } from './tariff-features.ts'

const { prices, priceUnits } = company

/** What the price of a tariff is for, one and several. */
const units: [unit: RegExp, one: string, several: string][] = [
  [/Person|nutzer/i, 'Person', 'Personen'],
  [/Gerät/, 'Gerät', 'Geräte'],
  [/./, 'Arbeitsplatz', 'Arbeitsplätze'],
]
const [, one = '', several = ''] = units.find(([unit]) => unit.test(priceUnits.managedServices.de)) ?? []

const tariffs = isOffered('managedServices') ? pricedTariffs(prices) : []
const hasTelephony =
  isOffered('telephony') && Object.values(prices.telephony).some((tariff) => tariff.price !== null)

const amountOf = (amount: number | null | undefined) => (amount == null ? 'auf Anfrage' : price(amount))

/** The ruler; none where everything is on request. */
export const priceRuler: PriceRulerCopy | undefined =
  tariffs.length === 0 && !hasTelephony
    ? undefined
    : {
        tariffs,
        hasTelephony,
        workplaces: several,
        tariff: 'Betreuungstarif',
        tariffNames,
        none: 'ohne Betreuung',
        telephony: `mit Telefonanlage, eine Nebenstelle je ${one}`,
        lines: ({ care, telephony }, { workplaces }) =>
          compact<[string, string]>(
            care && [
              `${measure(workplaces, workplaces === 1 ? one : several)} × ${amountOf(care.rate)} (${tariffNames[care.tariff]})`,
              amountOf(care.price),
            ],
            telephony && [`Telefonanlage ${phoneTariffNames[telephony.tariff]}`, amountOf(telephony.price)],
          ),
        total: totalOf,
        included: featuresIn,
        includedIn: 'Enthalten',
        remainder: `${claims.separateCosts ? `Dazu kommen je nach Bedarf ${listOf(compact('betreute Server', 'neue Geräte', 'Einrichtung', hasTelephony && 'Gesprächsgebühren'))}. ` : ''}Den genauen Preis nennt das Angebot.`,
        enquire: 'Mit diesen Zahlen anfragen',
        message: (lines, total) =>
          [
            'Guten Tag,',
            'auf Ihrer Website habe ich diesen Preis berechnet:',
            [...lines, total].join('\n'),
            'Bitte machen Sie mir ein Angebot.',
          ].join('\n\n'),
      }

function totalOf({ total, care, telephony }: Cost): [string, string?] {
  const isOpen = [care, telephony].some((part) => part?.price === null)
  if (total === 0) return [isOpen ? 'auf Anfrage' : 'Bitte wählen Sie einen Tarif oder die Telefonanlage.']
  return [`ab ${price(total)}`, 'im Monat, ohne MwSt.']
}

/** The prices of some sizes as a table, which has the ruler above it. */
export const priceBlock: Block | undefined = priceRuler && {
  kind: 'table',
  id: priceRulerId,
  heading: 'Was das im Monat kostet',
  head: compact(several, ...tariffs.map((name) => tariffNames[name]), hasTelephony && 'Telefonie'),
  rows: exampleSizes.map((workplaces) => [
    String(workplaces),
    ...tariffs.map((tariff) => careAt(workplaces, tariff)),
    ...(hasTelephony ? [telephonyAt(workplaces)] : []),
  ]),
  note: 'Mindestpreise im Monat, ohne Mehrwertsteuer.',
}

function careAt(workplaces: number, tariff: CareTariff): string {
  return amountOf(monthlyCost({ workplaces, tariff, hasTelephony: false }, prices).care?.price)
}

function telephonyAt(workplaces: number): string {
  return amountOf(monthlyCost({ workplaces, tariff: undefined, hasTelephony: true }, prices).telephony?.price)
}
